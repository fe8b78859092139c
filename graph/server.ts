import 'reflect-metadata';
import { start } from './start.ts';

try {
  await start();
} catch (error) {
  // Whatever stops the start is told in one sentence; its stack helps nobody who wants a shop.
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
