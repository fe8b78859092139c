import { expect, test } from 'vitest';
import { fillTemplate } from './page.ts';

const template =
  '<head><!--head--><script src="/a.js"></script></head><body><!--app--><!--settings--><!--state--></body>';
const settings = {
  shopName: '</title><script>alert(1)</script>',
  currency: 'INR',
  displaySymbol: '</script><script>',
  texts: 'en' as const,
  testPayments: true,
  mails: 'sent' as const,
  shipping: { price: 10000, freeAbove: 10000 },
  pricesIncludeTax: null,
  returns: null,
  menus: { header: [], footer: [] },
  origin: 'https://shop.example',
};

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '$& $` $1',
  '<!--state--><!--settings-->',
  '\u2028\u2029',
])('the data of a page may hold %j: it comes back whole and begins no tag', (text) => {
  const page = fillTemplate(
    template,
    { status: 200, head: '', styles: '', html: '', state: { text } },
    settings,
  );
  expect(page.match(/<script/g)).toHaveLength(3);
  expect(page.match(/<\/script/g)).toHaveLength(3);
  const json = (id: string) => JSON.parse(page.split(`id="${id}">`)[1]?.split('</script>')[0] ?? '');
  expect(json('apollo-state')).toEqual({ text });
  expect(json('settings')).toEqual(settings);
});
