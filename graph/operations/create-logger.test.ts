import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';

const module = new URL('./create-logger.ts', import.meta.url).href;

test.runIf(existsSync('/dev/full'))(
  'a log for which there is no room stops nobody, and not the end either',
  () => {
    const program = `
    const { createLogger } = await import(${JSON.stringify(module)});
    const logger = createLogger('info');
    for (let line = 0; line < 20; line++) logger.info({ text: 'x'.repeat(5000) }, 'a line');
    await new Promise(setImmediate);
    logger.fatal('the last line');
    process.stdout.write('still here');`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', openSync('/dev/full', 'w')],
      encoding: 'utf8',
      timeout: 15_000,
    });
    expect([status, stdout]).toEqual([0, 'still here']);
  },
);
