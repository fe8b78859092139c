import { readFileSync } from 'node:fs';
import { ApolloLink, Observable } from '@apollo/client';
import { buildSchema, graphql, print } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '#money/shop-rules';
import { hostileTexts } from './e2e/hostile-texts.ts';
import { render } from './entry-server.tsx';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const settings = {
  shopName: 'Citron',
  currency: 'INR',
  texts: 'en' as const,
  testPayments: true,
  mails: 'sent' as const,
  shipping: { price: 10000, freeAbove: 10000 },
  pricesIncludeTax: null,
  returns: null,
  menus: { header: [], footer: [] },
  origin: 'https://shop.example',
};

/** A shop in which every text that somebody has written is this one. */
function linkTo(text: string): ApolloLink {
  const review = { id: 'r1', name: text, rating: 5, comment: text, createdAt: '2026-05-04T10:00:00.000Z' };
  const product = {
    id: 'p1',
    name: text,
    image: text,
    images: [{ id: 'i1', path: text, alt: text, width: null, height: null }],
    brand: text,
    category: text,
    descriptionText: text,
    seoTitle: text,
    seoDescription: text,
    // The server renders it, and its own test holds that it has no such tags.
    descriptionHtml: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    price: 8999,
    countInStock: 2,
    availableQuantity: 2,
    rating: 4.5,
    numReviews: 1,
    ratingHistogram: [0, 0, 0, 0, 1],
    reviewPage: {
      page: 1,
      pages: 1,
      total: 1,
      reviews: [{ ...review, verifiedBuyer: true, helpfulCount: 2, photos: [] }],
    },
  };
  const rootValue = {
    products: { products: [product], page: 1, pages: 2, total: 13 },
    product,
    similarProducts: [product],
  };
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        graphql({ schema, source: print(query), rootValue, variableValues: variables }).then((result) => {
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );
}

/** The names of all tags, and of attributes that run something. */
function active(html: string): string[] {
  const tags = [...html.matchAll(/<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi)];
  return tags.flatMap(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.replace(/"[^"]*"|'[^']*'/g, '""').matchAll(/\s(on\w+|srcdoc|formaction)=/gi)].map(
      ([, name = '']) => name,
    ),
  ]);
}

const screens = ['/', '/productscreen/p1', '/product/p1', '/page/2'];

test.each(hostileTexts)('%s is a text in every page, and adds no tag', async (text) => {
  for (const screen of [...screens, `/search/${encodeURIComponent(text)}`]) {
    const page = await rendered(screen, text);
    const plain = await plainPage(screen.startsWith('/search') ? '/search/lamp' : screen);
    expect(active(page.head + page.html), screen).toEqual(active(plain.head + plain.html));
    expect(page.head + page.html).not.toMatch(/(href|src|action)="\s*(javascript|data):/i);
  }
});

const plainPages = new Map<string, ReturnType<typeof rendered>>();

/** Rendered once for all texts. */
function plainPage(path: string) {
  const page = plainPages.get(path) ?? rendered(path, 'lamp');
  plainPages.set(path, page);
  return page;
}

async function rendered(path: string, text: string) {
  const answer = await render(
    new Request(new URL(path, settings.origin)),
    linkTo(text),
    settings,
    DEFAULT_RULES,
  );
  if ('redirect' in answer) throw new Error(`redirected to ${answer.redirect}`);
  return answer;
}

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  '/%09/evil.example',
  '..',
  '@evil.example',
])('the search for %j leads to a path of the shop, on one line', async (keyword) => {
  const request = new Request(`${settings.origin}/search?keyword=${encodeURIComponent(keyword)}`);
  const answer = await render(request, linkTo('lamp'), settings, DEFAULT_RULES);
  if (!('redirect' in answer)) throw new Error('A redirect was expected.');
  expect(answer.redirect).toMatch(/^\/(search\/[^\s/\\]+)?$/);
  expect(new URL(answer.redirect, settings.origin).origin).toBe(settings.origin);
});
