import { existsSync, readFileSync } from 'node:fs';

/** Whether there is a test of this name: its file, a colon and its title, as the source has it. */
export function hasTest(name: string): boolean {
  const [file = '', title = ''] = name.split(/: (.*)/);
  if (!title || !existsSync(file)) return false;
  const source = readFileSync(file, 'utf8').replace(/\\(['"`])/g, '$1');
  return ['"', "'", '`'].some((quote) => source.includes(quote + title + quote));
}
