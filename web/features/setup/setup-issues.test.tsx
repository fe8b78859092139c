import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { textOf } from './SetupIssues.tsx';

const none = { taxClass: null, productCount: null, shippingMethodCount: null, variables: null };
const untaxed = { ...none, code: 'UNTAXED_CLASS', taxClass: 'books' } as const;

/** What people read of an issue, and where its links lead. */
function shown(issue: Parameters<typeof textOf>[0]) {
  const html = renderToStaticMarkup(<MemoryRouter>{textOf(issue, 'EUR')}</MemoryRouter>);
  return {
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
    text: html.replace(/<style.*?<\/style>|<[^>]+>/g, '').replaceAll('&#x27;', "'"),
  };
}

test('an untaxed class links each screen where it can be changed', () => {
  expect(shown({ ...untaxed, productCount: 2, shippingMethodCount: 1 })).toEqual({
    links: ['/admin/productlist', '/admin/settings/shipping', '/admin/settings/taxes'],
    text: "The tax class 'books' has no tax rate, so 2 products and 1 shipping method are sold untaxed: choose another class on the screen Products and under Shipping on the screen Settings, or add a rate of this class under Taxes on the screen Settings, 0 % if no tax is meant.",
  });
  expect(shown({ ...untaxed, productCount: 0, shippingMethodCount: 1 })).toEqual({
    links: ['/admin/settings/shipping', '/admin/settings/taxes'],
    text: "The tax class 'books' has no tax rate, so 1 shipping method is sold untaxed: choose another class under Shipping on the screen Settings, or add a rate of this class under Taxes on the screen Settings, 0 % if no tax is meant.",
  });
});

test('a new shop reads its currency, and the variables of each payment provider', () => {
  expect(shown({ ...none, code: 'CURRENCY' })).toEqual({
    links: ['/admin'],
    text: 'First step: prices are in EUR. Choose another currency on the home screen now, if they are to be in that.',
  });
  expect(shown({ ...none, code: 'CURRENCY', variables: ['CURRENCY'] }).text).toContain('Set CURRENCY to');
  expect(shown({ ...none, code: 'TEST_PAYMENTS', variables: ['A_KEY, A_SECRET', 'B_TOKEN'] }).text).toContain(
    'set A_KEY, A_SECRET, or B_TOKEN.',
  );
});
