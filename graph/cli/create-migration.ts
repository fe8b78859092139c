import 'reflect-metadata';
import { openDatabase } from '../server/open-database.ts';
import { runCommand } from './run-command.ts';

/** Writes a migration of what the entities say and the snapshot does not. It needs no database. */
await runCommand(async ([name]) => {
  if (!name) throw new Error('Give it a name: npm run migration:create -- add-colour');
  const orm = await openDatabase({});
  try {
    const { fileName } = await orm.migrator.create(undefined, false, false, name);
    return fileName ? `Wrote graph/db/migrations/${fileName}.` : 'Nothing to migrate.';
  } finally {
    await orm.close();
  }
});
