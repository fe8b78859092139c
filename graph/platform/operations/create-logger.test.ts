import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';

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

/** The line that `write` logs, parsed. */
function logLine(write: (logger: ReturnType<typeof createLogger>) => void) {
  let log = '';
  write(
    createLogger('info', {
      write(line) {
        log += line;
      },
    }),
  );
  return JSON.parse(log);
}

test.each([
  ['someone@example.com', '[e-mail]'],
  ['<some.one+shop%40example.com>', '<[e-mail]>'],
  ['to=a@b, c@d', 'to=[e-mail], [e-mail]'],
  ['@ a@ @b %40c', '@ a@ @b %40c'],
  [`session=${'x'.repeat(43)};`, 'session=[token];'],
  ['x'.repeat(42), 'x'.repeat(42)],
  ['x'.repeat(44), 'x'.repeat(44)],
])('%j is logged as %j', (text, logged) => {
  expect(logLine((logger) => logger.info({ text }, 'a line')).text).toBe(logged);
});

test('a logged error has short texts, also when a client controls its message', () => {
  const error = new Error(`${'m'.repeat(5_000)}\n${`    at ${'s'.repeat(5_000)}\n`.repeat(30)}`);
  const path = Array(100).fill('a'.repeat(1_000));
  const line = logLine((logger) => logger.error({ err: error, path }, 'failed'));
  expect(line.err.message).toHaveLength(301);
  expect(line.err.stack).toHaveLength(20);
  expect(line.path).toHaveLength(20);
  expect(JSON.stringify(line).length).toBeLessThan(14_000);
});
