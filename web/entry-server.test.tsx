import { readFileSync } from 'node:fs';
import { ApolloLink, Observable } from '@apollo/client';
import { buildSchema, GraphQLError, graphql, print } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_RULES } from '#money/shop-rules';
import { render } from './entry-server.tsx';
import type { Settings } from './ui/settings.ts';

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
const product = {
  id: 'p1',
  slug: 'lamp-b',
  name: 'Lamp </script><b>',
  image: '/images/lamp-800.webp',
  images: [{ id: 'i1', path: '/images/lamp-800.webp', alt: '', width: 800, height: 800 }],
  brand: 'Lumen',
  category: 'Home',
  categoryPath: [{ id: 'c1', name: 'Home', slug: 'home' }],
  attributes: [{ key: 'weight', label: 'Weight', type: 'NUMBER', unit: 'kg', value: '1.5' }],
  customFields: [
    { key: 'made_in', label: 'Made in', type: 'TEXT', value: 'Graz <b>', isPublic: true },
    { key: 'manual', label: 'Manual', type: 'URL', value: 'https://lumen.example/manual', isPublic: true },
    { key: 'supplier', label: 'Supplier', type: 'TEXT', value: 'Secret & Sons', isPublic: false },
  ],
  descriptionText: 'A "warm" lamp & more',
  seoTitle: '',
  seoDescription: '',
  descriptionHtml: '<p>A &quot;warm&quot; lamp &amp; more</p>\n',
  manufacturer: {
    id: 'm1',
    name: 'Lumen Works <b>',
    postalAddress: '1 Road\nGraz',
    responsiblePerson: null,
    electronicAddress: 'safety@lumen.example',
  },
  warnings: ['Hot <b>'],
  documents: [{ path: '/uploads/manual.pdf', title: 'How to <b>', kind: 'MANUAL', bytes: 2_621_440 }],
  price: 8999,
  compareAtPrice: null,
  cartOffer: null as string | null,
  priceRange: { min: 8999, max: 8999 },
  options: [],
  variants: [
    {
      id: 'p1',
      options: [] as string[],
      sku: null,
      price: 8999,
      compareAtPrice: null as number | null,
      lowestPrice30d: null as number | null,
      countInStock: 2,
      availableQuantity: 2,
      imageId: null as string | null,
    },
  ],
  countInStock: 2,
  availableQuantity: 2,
  rating: 4.4615,
  numReviews: 13,
  ratingHistogram: [0, 1, 0, 4, 8],
  reviewPage: {
    pages: 1,
    reviews: [
      {
        id: 'r1',
        name: 'Ada',
        rating: 5,
        comment: 'Bright',
        createdAt: '2026-05-04T10:00:00.000Z',
        verifiedBuyer: true,
        helpfulCount: 2,
        photos: [],
        answer: 'We are glad <b>' as string | null,
        answeredAt: '2026-05-05T10:00:00.000Z',
      },
    ],
  },
};
const pair = (id: string) => ({ ...product.images[0]!, id, path: `/images/${id}-800.webp` });
const [lamp] = product.variants;
/** In two colours, of which the second is reduced and has a picture of its own. */
const coloured = {
  ...product,
  id: 'p2',
  slug: 'p2',
  images: [pair('red'), pair('blue')],
  options: [{ name: 'Colour', values: ['Red', 'Blue'] }],
  variants: [
    { ...lamp!, id: 'p2', options: ['Red'] },
    {
      ...lamp!,
      id: 'v2',
      options: ['Blue'],
      price: 7999,
      compareAtPrice: 9999,
      lowestPrice30d: 8499,
      imageId: 'blue',
    },
  ],
};
const category = { id: 'c1', name: 'Home', slug: 'home', parentId: null, image: null };
const emptyBlock = {
  title: '',
  text: '',
  html: null,
  by: '',
  rule: null,
  picture: null,
  alt: '',
  isPictureFirst: false,
  link: null,
  cards: [],
  productIds: [],
};
const answers = {
  categories: [category],
  homePage: { blocks: [{ ...emptyBlock, kind: 'LATEST' }], products: [], categories: [] },
  products: ({ page, keyword }: { page: number; keyword: string }) => {
    if (keyword === 'wrong') throw new GraphQLError('Not so', { extensions: { code: 'BAD_USER_INPUT' } });
    if (keyword === 'broken') throw new GraphQLError('Try later', { extensions: { code: 'INTERNAL' } });
    return { products: page > 2 ? [] : [product], page, pages: 2, total: 13, isClose: false, facets: [] };
  },
  product: ({ id, slug }: { id?: string; slug?: string }) => {
    const key = id ?? slug;
    if (key === 'p2') return coloured;
    if (key !== 'p1') throw new GraphQLError('Product not found', { extensions: { code: 'NOT_FOUND' } });
    return product;
  },
};
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const linkTo = (rootValue: object) =>
  new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        graphql({ schema, source: print(query), rootValue, variableValues: variables }).then((result) => {
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );

async function page(path: string, rootValue: object = answers, own: Partial<Settings> = {}) {
  const request = new Request(new URL(path, settings.origin));
  const answer = await render(request, linkTo(rootValue), { ...settings, ...own }, DEFAULT_RULES);
  if ('redirect' in answer) throw new Error(`redirected to ${answer.redirect}`);
  // Marks between texts that React needs to take over.
  return { ...answer, html: answer.html.replaceAll('<!-- -->', '') };
}

test('the home page is complete without scripts', async () => {
  const { status, head, html, state } = await page('/');
  expect(status).toBe(200);
  expect(head).toContain('<title>Latest Products | Citron</title>');
  expect(head).toContain('<link rel="canonical" href="https://shop.example/"/>');
  expect(html).toContain('href="/productscreen/p1"');
  expect(html).toContain('₹89.99');
  expect(html).toContain('aria-label="Rated 4.46 out of 5"');
  expect(html).toContain('href="/page/2"');
  expect(html).not.toMatch(/<title|<meta/);
  expect(JSON.stringify(state)).toContain('Product:p1');
});

test('the page of a category links those right below it, which have products, below its title', async () => {
  const below = { ...category, id: 'c2', name: 'Lamps <b>', slug: 'lamps', parentId: 'c1' };
  const others = [
    { ...category, id: 'c3', name: 'Bulbs', slug: 'bulbs', parentId: 'c2' },
    { ...category, id: 'c4', name: 'Garden', slug: 'garden' },
  ];
  const withProducts: boolean[] = [];
  const categories = (asked: { withProducts: boolean }) => {
    withProducts.push(asked.withProducts);
    return [category, below, ...others];
  };
  const top = { ...category, description: 'All of it', path: [category] };
  const { html, state } = await page('/category/home', { ...answers, categories, category: top });
  const [, links] = /<nav [^>]*aria-label="Subcategories"[^>]*>(.*?)<\/nav>/.exec(html) ?? [];
  expect(links?.match(/href="[^"]+"[^>]*>[^<]+/g)).toEqual(['href="/category/lamps">Lamps &lt;b&gt;']);
  expect(html.indexOf('Subcategories')).toBeGreaterThan(html.indexOf('All of it'));
  expect(html.indexOf('Subcategories')).toBeLessThan(html.indexOf('href="/productscreen/p1"'));
  // One query for the header and the page.
  expect(withProducts).toEqual([true]);
  expect(JSON.stringify(state)).toContain('Category:c2');
  // With a menu in the header too.
  const menus = { ...settings.menus, header: [{ label: 'Sale', href: '/offers' }] };
  const own = await page('/category/home', { ...answers, categories, category: top }, { menus });
  expect(own.html).toContain('href="/category/lamps"');
  const leaf = { ...others[0]!, description: '', path: [category, below, others[0]] };
  const last = await page('/category/bulbs', { ...answers, categories, category: leaf });
  expect(last.html).not.toContain('Subcategories');
});

test('the blocks of a home page are there without scripts, in their order, below one h1', async () => {
  const ids = Array.from({ length: 5 }, (_, at) => `b${at}`);
  const link = { label: 'More', href: '/offers' };
  const homePage = {
    blocks: [
      { ...emptyBlock, kind: 'QUOTE', text: 'Well made.', by: 'Ada' },
      { ...emptyBlock, kind: 'LATEST' },
      { ...emptyBlock, kind: 'TEXT', title: 'About us', html: '<p>We <em>sell</em>.</p>', link },
      {
        ...emptyBlock,
        kind: 'CARDS',
        cards: [{ title: 'Sale', text: 'Now', picture: null, href: '/offers' }],
      },
      { ...emptyBlock, kind: 'PRODUCTS', title: 'Ours', productIds: ids },
      { ...emptyBlock, kind: 'HERO', title: 'For summer', text: 'Light things.', link },
    ],
    products: ids.map((id) => ({ ...product, id })),
    categories: [],
  };
  const { html, state, status } = await page('/', { ...answers, homePage });
  expect(status).toBe(200);
  const places = ['Well made.', '<h1', 'About us', '>Sale<', '>Ours<', 'For summer'].map((text) =>
    html.indexOf(text),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<em>sell</em>');
  expect(html).toContain('href="/productscreen/b4"');
  expect(JSON.stringify(state)).toContain('Product:b0');
  const further = await page('/page/2', { ...answers, homePage });
  expect(further.html).not.toContain('Well made.');
});

test('each address of a page names one address for search engines', async () => {
  expect((await page('/homepage')).head).toContain('rel="canonical" href="https://shop.example/"');
  expect((await page('/page/2')).head).toContain('rel="canonical" href="https://shop.example/page/2"');
  expect((await page('/product/p1')).head).toContain(
    'rel="canonical" href="https://shop.example/product/lamp-b"',
  );
  const noindex = '<meta name="robots" content="noindex"/>';
  for (const path of ['/search/lamp', '/page/3', '/products?page=3'])
    expect((await page(path)).head).toContain(noindex);
  expect((await page('/page/2')).head).not.toContain(noindex);
});

test('all styles of a page are reported, so that its content security policy can allow them', async () => {
  for (const path of ['/', '/search/lamp', '/search/broken', '/productscreen/p1', '/product/none', '/none']) {
    const { head, styles, html } = await page(path);
    expect(styles).toMatch(/^(<style[^>]*>[^<]*<\/style>)+$/);
    expect(head + html).not.toContain('<style');
    expect(html).not.toContain(' style="');
  }
});

test('a product page describes the product to machines, and no text of it can break out', async () => {
  const { head, html } = await page('/productscreen/p1');
  expect(head).toContain('<meta property="og:image" content="https://shop.example/images/lamp-800.jpg"/>');
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    name: 'Lamp </script><b>',
    aggregateRating: { ratingValue: 4.46, reviewCount: 13 },
    manufacturer: { '@type': 'Organization', name: 'Lumen Works <b>', email: 'safety@lumen.example' },
    offers: { price: 89.99, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  });
  expect(html).toContain('<dt>Weight</dt><dd>1.5 kg</dd>');
  expect(html).toContain('<dt>Made in</dt><dd>Graz &lt;b&gt;</dd>');
  expect(html).toMatch(/<dt>Manual<\/dt><dd><a [^>]*href="https:\/\/lumen.example\/manual"/);
  expect(html).toContain('<li>Hot &lt;b&gt;</li>');
  expect(html).toContain('<div>Lumen Works &lt;b&gt;</div>');
  expect(html).toMatch(/<a [^>]*href="mailto:safety@lumen.example"/);
  expect(html).toContain(
    'download="How to &lt;b&gt;.pdf" href="/uploads/manual.pdf">How to &lt;b&gt;</a> (PDF, 2.5 MB)',
  );
  // Who may read it sees on the page of the shop what shoppers see.
  expect(html).not.toContain('Supplier');
  expect(html).toContain('Only 2 left');
  expect(html).toContain('2026-05-04</time>');
  expect(html).toMatch(/Answer from .*2026-05-05<\/time>.*We are glad &lt;b&gt;/);
  expect(html).not.toContain('<b>');
});

test('the price of a kilogram, a litre and the like stands beside the price', async () => {
  const unitPrice = { price: 1250, unit: 'KG' };
  const variants = [{ ...product.variants[0]!, unitPrice, netContent: '7.2 kg' }];
  const shown = { ...product, unitPrice, variants };
  const textOf = (html: string) => html.replace(/<[^>]+>/g, '');
  const one = await page('/productscreen/p1', { ...answers, product: () => shown });
  expect(textOf(one.html)).toMatch(/89\.99\s*7\.2 kg · [^\d]*12\.50 \/ kg/);
  const products = () => ({ products: [shown], page: 1, pages: 1, total: 1, isClose: false, facets: [] });
  const list = await page('/search/lamp', { ...answers, products });
  expect(textOf(list.html)).toMatch(/89\.99\s*[^\d]*12\.50 \/ kg/);
  expect((await page('/productscreen/p1')).html).not.toContain(' / ');
});

test('search engines and link previews read the texts that a product has for them, people its name', async () => {
  const seo = { seoTitle: 'Desk lamps <b>', seoDescription: 'Warm light for desks' };
  const { head, html } = await page('/productscreen/p1', {
    ...answers,
    product: () => ({ ...product, ...seo }),
  });
  expect(head).toContain('<title>Desk lamps &lt;b&gt; | Citron</title>');
  expect(head).toContain('<meta name="description" content="Warm light for desks"/>');
  expect(head).toContain('<meta property="og:title" content="Desk lamps &lt;b&gt;"/>');
  expect(head).toContain('<meta property="og:description" content="Warm light for desks"/>');
  expect(html).toContain('Lamp &lt;/script&gt;&lt;b&gt;</h1>');
  expect((await page('/productscreen/p1')).head).toContain('<title>Lamp');
});

test('the address of a variant shows its price, its previous price, its lowest one of 30 days and its picture first', async () => {
  const { head, html } = await page('/productscreen/p2?variant=v2');
  const texts = html.replace(/<noscript>.*?<\/noscript>/gs, '').replace(/<[^>]+>/g, '');
  expect(texts).toMatch(/79\.99\s*was\s*[^\d]*99\.99\s*Lowest price of the last 30 days [^\d]*84\.99/);
  expect(html.indexOf('blue-800')).toBeLessThan(html.indexOf('red-800'));
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'p2',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      { name: 'Lamp </script><b> (Red)', color: 'Red', offers: { price: 89.99 } },
      {
        color: 'Blue',
        image: 'https://shop.example/images/blue-800.webp',
        offers: {
          url: expect.stringMatching(/\?variant=v2$/),
          price: 79.99,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: 99.99,
          },
        },
      },
    ],
  });
});

test('the search page says what was searched and how much was found', async () => {
  const { html, head } = await page('/search/50%25%20%2F%20off');
  expect(head).toContain('<title>Results for &quot;50% / off&quot; | Citron</title>');
  expect(html).toMatch(/<h1[^>]*>Results for &quot;50% \/ off&quot;<\/h1>/);
  expect(html).toContain('>13 products<');
});

test('a page beyond the end offers the first one', async () => {
  const { status, html } = await page('/page/9');
  expect(status).toBe(200);
  expect(html).toContain('No products on this page');
});

test('an unknown product or address is 404, a wrong word 400, a failed query 500, and the browser then starts afresh', async () => {
  const unknown = await page('/productscreen/none');
  expect(unknown).toMatchObject({ status: 404, state: null });
  expect(unknown.html).toMatch(/role="alert"[^>]*>Product not found\.?<.*>See all products</);
  expect(await page('/none')).toMatchObject({ status: 404 });
  expect(await page('/search/wrong')).toMatchObject({ status: 400, state: null });
  const failed = await page('/search/broken');
  expect(failed).toMatchObject({ status: 500, state: null });
  expect(failed.html).toContain('Something went wrong on our side. Please try again.');
});

test('the search box works as a plain form', async () => {
  const redirectOf = (path: string) =>
    render(new Request(settings.origin + path), linkTo(answers), settings, DEFAULT_RULES);
  expect(await redirectOf('/search?keyword=+a%2Fb+')).toEqual({ redirect: '/search/a%2Fb' });
  expect(await redirectOf('/search?keyword=+')).toEqual({ redirect: '/' });
});

test('a shop without products and categories shows no bar for them, and no way to filter or sort', async () => {
  const products = () => ({ products: [], page: 1, pages: 1, total: 0, isClose: false, facets: [] });
  const empty = { ...answers, categories: [], products };
  for (const path of ['/', '/search/lamp']) {
    const { html } = await page(path, empty);
    expect(html).toContain(path === '/' ? 'There are no products yet.' : 'Nothing matches.');
    expect(html).not.toMatch(/>Categories<|Sort by|>Filter</);
  }
  // What is filtered can be taken off again.
  expect((await page('/search/lamp?min=5', empty)).html).toMatch(/>Filter</);
  expect((await page('/search/lamp')).html).toMatch(/>Categories<.*>Filter<.*Sort by/s);
});

test('the footer of a shop with real payments has no links for integrators', async () => {
  expect((await page('/')).html).toContain('href="/playground/"');
  expect((await page('/', answers, { testPayments: false })).html).not.toMatch(/For integrators|playground/);
});
