import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FieldInput } from './FormFields.tsx';
import { defineFields, type FormField, readFields, typedValue } from './form-fields.ts';

const fields = defineFields({
  name: { kind: 'text', label: 'Name', required: true },
  price: { kind: 'amount', label: 'Price' },
  rate: { kind: 'percent', label: 'Rate' },
  days: { kind: 'count', label: 'Days' },
  until: { kind: 'moment', label: 'Until' },
  words: { kind: 'words', label: 'Words' },
  choices: { kind: 'lines', label: 'Values' },
  countries: { kind: 'countries', label: 'Countries' },
  country: { kind: 'country', label: 'Country', none: 'None' },
  isActive: { kind: 'flag', label: 'Active' },
});

function read(typed: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return readFields(fields, form);
}

test('amounts are read in minor units, percentages in basis points, lists without blanks', () => {
  expect(
    read({
      name: ' Post ',
      price: '5.99',
      rate: '12.5',
      days: '3',
      country: 'DE',
      isActive: 'on',
      words: 'tv, , telly',
      choices: 'red\n\n blue ',
      countries: 'DE,FR,IN',
    }),
  ).toEqual({
    name: 'Post',
    price: 599,
    rate: 1250,
    days: 3,
    until: null,
    country: 'DE',
    isActive: true,
    words: ['tv', 'telly'],
    choices: ['red', 'blue'],
    countries: ['DE', 'FR', 'IN'],
  });
});

test('what is empty or not in the form is null, an empty text or list, or off', () => {
  expect(read({ price: '', country: '' })).toEqual({
    name: '',
    price: null,
    rate: null,
    days: null,
    until: null,
    country: null,
    isActive: false,
    words: [],
    choices: [],
    countries: [],
  });
});

test('a moment is typed in local time and read back as it was', () => {
  const iso = '2026-11-22T10:30:00.000Z';
  expect(read({ until: typedValue(fields.until, iso) }).until).toBe(iso);
});

test('in a shop with a time zone, a moment is typed by its clocks', () => {
  const iso = '2026-11-22T10:30:00.000Z';
  expect(typedValue(fields.until, iso, 'Asia/Tokyo')).toBe('2026-11-22T19:30');
  const form = new FormData();
  form.set('until', '2026-11-22T19:30');
  expect(readFields(fields, form, 'Asia/Tokyo').until).toBe(iso);
});

test('what is typed for a value reads as that value', () => {
  expect(read({ price: typedValue(fields.price, 1205), rate: typedValue(fields.rate, 1250) })).toMatchObject({
    price: 1205,
    rate: 1250,
  });
  expect(typedValue(fields.price, null)).toBe('');
});

test('brackets are read by their rows: an end that is left out is none, a row with nothing is left out', () => {
  const upTo = { kind: 'count', label: 'Grams' } as const;
  const read = (typed: string[], unit: typeof upTo | { kind: 'amount'; label: string } = upTo) => {
    const form = new FormData();
    for (const each of typed) form.append('rates', each);
    return readFields(defineFields({ rates: { kind: 'brackets', label: 'Rates', upTo: unit } }), form).rates;
  };
  expect(read(['1000', '4.90', '', '9', '', ''])).toEqual([
    { upTo: 1000, price: 4_90 },
    { upTo: null, price: 9_00 },
  ]);
  expect(read(['10.50', '0'], { kind: 'amount', label: 'Sum' })).toEqual([{ upTo: 10_50, price: 0 }]);
  expect(read([])).toEqual([]);
});

test('an input says whether it can be left empty, and shows the error of the server', () => {
  const markup = (field: FormField, error?: string) =>
    renderToStaticMarkup(<FieldInput name="x" field={field} value={null} error={error} />);
  expect(markup(fields.price)).toContain('Price (optional)</label>');
  expect(markup(fields.name)).toContain('Name</label>');
  expect(markup(fields.name)).toContain('required=""');
  expect(markup(fields.isActive, 'One must stay.')).toContain('<div role="alert">One must stay.</div>');
});

test('a text field suggests what it has suggestions for, and takes other texts too', () => {
  const field = { kind: 'text', label: 'Time zone', suggestions: ['UTC', 'Europe/Berlin'] } as const;
  const markup = renderToStaticMarkup(<FieldInput name="zone" field={field} value="UTC" />);
  const [, list] = /<input[^>]* list="([^"]+)"/.exec(markup)!;
  expect(markup).toContain(`<datalist id="${list}"><option value="UTC">`);
  expect(markup).toContain('<option value="Europe/Berlin">');
  const plain = { kind: 'text', label: 'Name' } as const;
  expect(renderToStaticMarkup(<FieldInput name="name" field={plain} value="" />)).not.toContain('list');
});
