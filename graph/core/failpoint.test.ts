import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { readEnv } from '../server/env.ts';
import { declared } from '../server/modules.ts';
import { start } from '../server/start.ts';
import { crashAt } from './failpoint.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a shop in production does not start with a failpoint', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('ALLOW_SANDBOX_PAYMENTS', 'true');
  vi.stubEnv('FAILPOINT', 'payment.captured:crash');
  await expect(start(readEnv())).rejects.toThrow(
    'FAILPOINT is for tests and is refused in production: unset it.',
  );
});

test.each([
  'payment.captured',
  'payment.captured:pause',
  'nowhere:crash',
  ':crash',
  'payment.captured:crash:',
  'payment.captured:crash:0',
])('the failpoint %j is refused with the names there are', (setting) =>
  expect(() => crashAt(setting, false, declared.failpoints)).toThrow(
    /must be one of event\.recorded, .+ ":crash" or ":crash:" and a count from 1\./,
  ),
);

test.each([
  ['payment.captured:crash', 'fetched\n'],
  ['payment.captured:crash:2', 'fetched\nonce\nfetched\n'],
])('by %s a process dies at that place, that time, and at no other', (setting, said) => {
  const script = `
    import { crashAt, failpoint } from './graph/core/failpoint.ts';
    crashAt('${setting}', false, ['payment.fetched', 'payment.captured']);
    for (const time of ['once', 'twice', 'thrice']) {
      await failpoint('payment.fetched');
      console.log('fetched');
      await failpoint('payment.captured');
      console.log(time);
    }`;
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect({ signal, stdout }).toEqual({ signal: 'SIGKILL', stdout: said });
});
