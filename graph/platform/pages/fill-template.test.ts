import { expect, test } from 'vitest';
import { fillTemplate, type SellerFacts } from './fill-template.ts';
import { findGaps } from './find-gaps.ts';
import { templates } from './templates/templates.ts';

const unknown: SellerFacts = {
  ...{ company: null, street: null, place: null, country: null, register: null },
  ...{ vatId: null, taxNumber: null, email: null, phone: null },
};
const known: SellerFacts = {
  ...{ company: 'Zitrus GmbH', street: 'Lane 1', place: '20095 Hamburg', country: 'Germany' },
  ...{ register: 'HRB 1, Hamburg', vatId: 'DE123456789', taxNumber: null },
  ...{ email: 'desk@zitrus.example', phone: '+49 40 1' },
};
const url = 'https://zitrus.example';

test('what the settings say of the seller is filled in, and nothing else', () => {
  const body = '[Your company], [Address]\\\n[Phone number] [Price] \\[Country]';
  expect(fillTemplate(body, { seller: known, url })).toBe(
    'Zitrus GmbH, Lane 1, 20095 Hamburg, Germany\\\n+49 40 1 [Price] \\[Country]',
  );
  expect(fillTemplate(body, { seller: unknown, url })).toBe(body);
});

test('what a template asks for of the seller is known, so that fewer gaps are left', () => {
  const gapsOf = (seller: SellerFacts) =>
    templates.flatMap(({ body }) => findGaps(fillTemplate(body, { seller, url })));
  expect(
    gapsOf(known).filter((gap) => /^(Your company|E-mail|Phone|Country$|VAT|Name of the register)/.test(gap)),
  ).toEqual([]);
  expect(gapsOf(unknown).length - gapsOf(known).length).toBeGreaterThan(20);
});

test('a name with marks of Markdown is text, and makes no new gap', () => {
  const seller = { ...known, company: '*Zitrus* [GmbH] <b>' };
  const filled = fillTemplate('[Your company]', { seller, url });
  expect(filled).toBe('\\*Zitrus\\* \\[GmbH\\] \\<b>');
  expect(findGaps(filled)).toEqual([]);
});
