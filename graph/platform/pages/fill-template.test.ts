import { expect, test } from 'vitest';
import { fillTemplate, type KnownGap } from './fill-template.ts';
import { findGaps } from './find-gaps.ts';
import { templates } from './templates/templates.ts';

/** All known gaps, each with this value. */
const gaps = (value: string | null) =>
  new Proxy({} as Record<KnownGap, string | null>, {
    get: (_, name) => (KNOWN.includes(String(name) as KnownGap) ? value : undefined),
  });

const KNOWN: readonly KnownGap[] = [
  ...(['Your company', 'Street and number', 'Postal code and city', 'Country', 'Address'] as const),
  ...(['E-mail address', 'Phone number', 'Address of the shop', 'Language', 'Currency', 'Date'] as const),
  ...(['include or do not include', 'Countries', 'Days until delivery'] as const),
  ...(['Days to send products back', 'Who pays for sending them back'] as const),
  ...(['Name and address of who receives returns', 'Years for which invoices are kept'] as const),
  'Your company, address and e-mail address',
  'Name of the register and number in it, or remove this line',
  'VAT number, or remove this line',
  'Orders until … on working days leave on the same day, or: Orders leave within … working days',
  'Where and when orders can be fetched, or remove this section',
  'Payment methods, and when each of them is charged',
  'Authority that supervises your trade, such as the Bezirkshauptmannschaft or the Magistrat of your district',
  'Object of the company, such as retail of lamps',
  'You will have to bear the direct cost of returning the goods, or: We will bear the cost of returning the goods',
];

test('what is known is filled in, and nothing else', () => {
  const body = '[Your company], [Address]\\\n[Price] \\[Country]';
  expect(fillTemplate(body, { gaps: gaps('Zitrus'), rates: [], brackets: [] })).toBe(
    'Zitrus, Zitrus\\\n[Price] \\[Country]',
  );
  expect(fillTemplate(body, { gaps: gaps(null), rates: [], brackets: [] })).toBe(body);
});

test('each gap that settings can fill is one of a template', () => {
  const asked = templates.flatMap(({ body }) => findGaps(body));
  for (const gap of KNOWN) expect(asked).toContain(gap);
  const left = templates.flatMap(({ body }) =>
    findGaps(fillTemplate(body, { gaps: gaps('x'), rates: [], brackets: [] })),
  );
  expect(left.filter((gap) => KNOWN.includes(gap as KnownGap))).toEqual([]);
});

test('a section that does not hold for the shop is left out', () => {
  const pickUp = 'Where and when orders can be fetched, or remove this section';
  const { body } = templates.find(({ kind }) => kind === 'shipping')!;
  const filled = fillTemplate(body, { gaps: { ...gaps('x'), [pickUp]: false }, rates: [], brackets: [] });
  expect(body).toContain('## Pick-up');
  expect(filled).not.toContain('Pick-up');
  expect(findGaps(filled)).not.toContain(pickUp);
  expect(filled).toMatch(/number of the parcel\.\n\n## Customs\n\n\[Who pays/);
});

test('the table of shipping methods has a row each, or asks for one', () => {
  const { body } = templates.find(({ kind }) => kind === 'shipping')!;
  const rates = [
    ['Germany', 'DHL | Standard', '€4.90', '€50.00', '2 to 3'],
    ['France', '[Colissimo]', '€9.90', '–', '4'],
  ];
  const filled = fillTemplate(body, { gaps: gaps('x'), rates, brackets: [] });
  expect(filled).toContain(
    '| --- | --- | --- | --- | --- |\n| Germany | DHL \\| Standard | €4.90 | €50.00 | 2 to 3 |\n| France | \\[Colissimo\\] | €9.90 | – | 4 |\n\n',
  );
  expect(findGaps(filled)).not.toContain('Price');
  expect(findGaps(fillTemplate(body, { gaps: gaps('x'), rates: [], brackets: [] }))).toContain('Price');
});

test('tables of prices stand below that of the methods', () => {
  const { body } = templates.find(({ kind }) => kind === 'shipping')!;
  const brackets = [{ title: 'DHL [1]', columns: ['Weight', 'Price'], rows: [['up to 1 kg', '€4.90']] }];
  expect(
    fillTemplate(body, { gaps: gaps('x'), rates: [['Germany', 'DHL', '€4.90', '–', '2']], brackets }),
  ).toContain(
    '| Germany | DHL | €4.90 | – | 2 |\n\n### DHL \\[1\\]\n\n| Weight | Price |\n| --- | --- |\n| up to 1 kg | €4.90 |\n\nWhat',
  );
});

test('a name with marks of Markdown is text, and makes no new gap', () => {
  const filled = fillTemplate('[Your company]', {
    gaps: gaps('*Zitrus* [GmbH]\n\n# <b> ~~&lt;'),
    rates: [],
    brackets: [],
  });
  expect(filled).toBe('\\*Zitrus\\* \\[GmbH\\] # \\<b> \\~\\~\\&lt;');
  expect(findGaps(filled)).toEqual([]);
});
