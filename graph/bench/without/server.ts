import 'reflect-metadata';
import { createSharedReads } from '../../core/shared-reads.ts';
import { readEnv } from '../../env.ts';
import { start } from '../../start.ts';
import { measures } from './measures.ts';

// The shop without the measure that the first argument names.
const { leave } = measures[process.argv[2]!]!;
await start(readEnv(), (options) => leave(createSharedReads(options)));
