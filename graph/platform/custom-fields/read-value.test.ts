import { expect, test } from 'vitest';
import type { CustomFieldType } from './custom-field-definition.entity.ts';
import { readValue } from './read-value.ts';

const read = (type: CustomFieldType, typed: string) => {
  const result = readValue({ label: 'Shelf', type, choices: ['Red', 'Blue'] }, typed);
  return 'value' in result ? result.value : null;
};

test.each<[CustomFieldType, string, string]>([
  ['text', ' A1 ', 'A1'],
  ['text', 'ß'.repeat(500), 'ß'.repeat(500)],
  ['number', '01.50', '1.5'],
  ['number', '-0.00', '0'],
  ['number', '-12', '-12'],
  ['number', '999999999999.999999', '999999999999.999999'],
  ['boolean', 'true', 'true'],
  ['date', '2026-11-04', '2026-11-04'],
  ['date', '2028-02-29', '2028-02-29'],
  ['date', '0001-01-01', '0001-01-01'],
  ['choice', 'Red', 'Red'],
  ['url', 'https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
])('%s: "%s" is stored as "%s"', (type, typed, stored) => {
  expect(read(type, typed)).toBe(stored);
  expect(read(type, stored)).toBe(stored);
});

test.each<[CustomFieldType, string]>([
  ['text', 'two\nlines'],
  ['text', 'a'.repeat(501)],
  ['text', '\u0000'],
  ['text', '\u202e'],
  ['number', '1e5'],
  ['number', '1,5'],
  ['number', '1234567890123'],
  ['number', '0.1234567'],
  ['number', 'Infinity'],
  ['number', ''],
  ['boolean', 'yes'],
  ['date', '2026-02-29'],
  ['date', '2026-1-4'],
  ['date', '0000-01-01'],
  ['date', '+010000-01-01'],
  ['choice', 'red'],
  ['choice', 'Green'],
  ['url', 'javascript:alert(1)'],
  ['url', 'example.com'],
  ['url', 'https://user:secret@example.com'],
  ['url', 'https://example.com/a b'],
  ['url', `https://example.com/${'a'.repeat(500)}`],
])('%s: "%s" is refused', (type, typed) => {
  expect(read(type, typed)).toBeNull();
});

test('what is wrong is said with the name of the field, and what to choose from', () => {
  const field = { label: 'Gift wrap', type: 'choice', choices: ['Red', 'Blue'] } as const;
  expect(readValue({ ...field, choices: [...field.choices] }, 'Green')).toEqual({
    problem: 'Gift wrap is one of: Red, Blue.',
  });
});
