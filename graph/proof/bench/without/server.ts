import 'reflect-metadata';
import { createCache } from '../../../core/cache.ts';
import { readEnv } from '../../../server/env.ts';
import { start } from '../../../server/start.ts';
import { measures } from './measures.ts';

// The shop without the measure that the first argument names.
const { disable } = measures[process.argv[2]!]!;
await start(readEnv(), (options) => disable(createCache(options)));
