import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, which another process may make at once, and those above it that are missing. Throws the error of `mkdirSync`, whose `recursive`
 * does not return where the system answers ENOENT although the folder above is there, such as in /proc (seen with Node 26).
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
