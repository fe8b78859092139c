import 'reflect-metadata';
import { openDatabase } from '../db/orm.ts';

/** Writes a migration for what the entities say and the last snapshot does not. Needs no database of its own. */
const orm = await openDatabase({});
const { fileName } = await orm.migrator.create(undefined, false, false, process.argv[2]);
process.stdout.write(
  fileName ? `Wrote graph/db/migrations/${fileName}. Add it to index.ts.\n` : 'Nothing to migrate.\n',
);
await orm.close();
