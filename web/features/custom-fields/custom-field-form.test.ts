import { expect, test } from 'vitest';
import { customFieldEdits, withValues } from './custom-field-form.ts';

const definitions = [{ key: 'shelf' }, { key: 'checked_on' }, { key: 'elsewhere' }];

test('only what was typed anew is sent, with what it was before; an emptied field is none', () => {
  const form = new FormData();
  form.set('customFields.shelf', ' B2 ');
  form.set('customFields.checked_on', '');
  const before = [
    { key: 'shelf', value: 'A1' },
    { key: 'checked_on', value: '2026-11-04' },
  ];
  expect(customFieldEdits(form, definitions, before)).toEqual([
    { key: 'shelf', value: 'B2', expected: 'A1' },
    { key: 'checked_on', value: null, expected: '2026-11-04' },
  ]);
  expect(customFieldEdits(form, definitions, [{ key: 'shelf', value: 'B2' }])).toEqual([]);
  expect(customFieldEdits(form, definitions, before, 'variants.1.')).toEqual([]);
});

test('what somebody else has given meanwhile takes the place of what was there', () => {
  const before = [
    { key: 'shelf', value: 'A1' },
    { key: 'checked_on', value: '2026-11-04' },
  ];
  const changed = [
    { key: 'shelf', value: 'C3' },
    { key: 'checked_on', value: null },
  ];
  expect(withValues(before, changed)).toEqual([{ key: 'shelf', value: 'C3' }]);
});
