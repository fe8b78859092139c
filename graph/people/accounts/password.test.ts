import * as argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashPassword, requireGoodPassword, verifyPassword } from './password.ts';

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

const rules = { minPasswordLength: 6, isDemo: false };

test('a password is hashed by Argon2id at the cost that OWASP advises, each time with another salt', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('correct horse', one)).toBe(true);
  expect(await verifyPassword('Correct horse', one)).toBe(false);
});

test('every character counts, also beyond 72 bytes', async () => {
  const long = 'ü'.repeat(100);
  const passwordHash = await hashPassword(`${long}a`);
  expect(await verifyPassword(`${long}a`, passwordHash)).toBe(true);
  expect(await verifyPassword(`${long}b`, passwordHash)).toBe(false);
});

test('a letter typed as one sign or as two is the same letter', async () => {
  expect(await verifyPassword('caf\u0065\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true);
});

test('no password fits where there is no account', async () => {
  expect(await verifyPassword('', undefined)).toBe(false);
});

test.each([
  [5, false],
  [6, true],
  [128, true],
  [129, false],
])('a new password of %i characters is fine: %s', (length, fine) => {
  const check = () => requireGoodPassword('x7'.repeat(64).padEnd(129, '!').slice(0, length), rules);
  if (fine) expect(check).not.toThrow();
  else expect(check).toThrow('The password must have 6 to 128 characters.');
});

test.each(['123456', 'password', 'Qwerty123', 'ILOVEYOU', 'letmein1'])(
  'a common password is refused, in any case: %s',
  (password) => {
    expect(() => requireGoodPassword(password, rules)).toThrow('Many people use this password');
  },
);

test.each(['shopper123', 'admin12345'])(
  'the password %s of a demo login is for the demo alone',
  (password) => {
    expect(() => requireGoodPassword(password, { ...rules, isDemo: true })).not.toThrow();
    expect(() => requireGoodPassword(password, rules)).toThrow('Many people use this password');
  },
);

test('a few words that nobody else puts together are fine', () => {
  expect(() => requireGoodPassword('password of my own', rules)).not.toThrow();
});

test('only so many passwords wait to be checked, and the rest is refused rather than piled up', async () => {
  const check = vi.mocked(argon2.verify);
  check.mockClear();
  let release = () => {};
  const gate = new Promise<boolean>((open) => {
    release = () => open(true);
  });
  check.mockImplementation(() => gate);
  const accepted = Array.from({ length: 102 }, () => verifyPassword('x', 'hash'));
  await expect(verifyPassword('x', 'hash')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(check).toHaveBeenCalledTimes(2);
  release();
  expect(await Promise.all(accepted)).toEqual(Array(102).fill(true));
  expect(check).toHaveBeenCalledTimes(102);
  expect(await verifyPassword('x', 'hash')).toBe(true);
});
