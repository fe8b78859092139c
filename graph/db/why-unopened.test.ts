import { expect, test } from 'vitest';
import { whyUnopened } from './why-unopened.ts';

test('the message of an error says why a database could not be opened', () => {
  expect(whyUnopened(new Error('permission denied'))).toBe('permission denied');
});

test('a role without the right to make tables has a remedy in its message', () => {
  const error = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
  expect(whyUnopened(error)).toMatch(/^permission denied for schema public. Make the role .* the owner/);
});

test.each([{ name: 'ErrnoError', errno: 51 }, undefined, new Error()])(
  'without a message, what to do is said instead (%#)',
  (error) => {
    expect(whyUnopened(error)).toContain('Free space on the disk of DATA_DIR');
  },
);
