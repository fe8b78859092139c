import { readFileSync } from 'node:fs';
import { ApolloLink, Observable } from '@apollo/client';
import { buildSchema, graphql, print } from 'graphql';
import { expect, test } from 'vitest';
import { DEFAULT_RULES, type ShippingMethod, type ShopRules } from '#money/shop-rules';
import { missingFields } from './e2e/google-fields.ts';
import { render } from './entry-server.tsx';
import type { ReturnOffer } from './ui/settings.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const origin = 'https://shop.example';
const fixed = { shopName: 'Citron', currency: 'EUR', texts: 'en' as const, testPayments: true };
const [standard] = DEFAULT_RULES.shippingMethods;
const method = (parts: Partial<ShippingMethod>): ShippingMethod => ({ ...standard!, ...parts });
/** A shop in Germany that knows how long its parcels take, and can be visited. */
const german: ShopRules = {
  ...DEFAULT_RULES,
  homeCountry: 'DE',
  shippingMethods: [
    method({ id: 'm1', price: 490, freeAbove: 5000, daysMin: 2, daysMax: 3 }),
    method({ id: 'm2', price: 990, freeAbove: null, countries: ['AT', 'CH'], daysMin: null, daysMax: 5 }),
    method({ id: 'm3', kind: 'pickup', price: 0 }),
    method({ id: 'm4', minItems: 100_000 }),
  ],
};
const returns: ReturnOffer = { days: 30, fees: 'shop', countries: ['DE', 'AT'] };

const fact = (label: string, value: string) => ({ key: label, label, type: 'TEXT', unit: '', value });
const review = { id: 'r1', name: 'Ada', rating: 5, comment: 'Bright', createdAt: '2026-05-04T10:00:00.000Z' };
const variant = {
  id: 'v1',
  options: [],
  sku: 'LAMP-1',
  barcode: '4006381333931',
  price: 8999,
  compareAtPrice: 9999,
  countInStock: 2,
  availableQuantity: 2,
};
const picture = { id: 'i1', path: '/uploads/lamp-1600.webp', alt: 'A lit lamp', width: 1600, height: 1200 };
/** Of which everything is known. */
const lamp = {
  id: 'p1',
  slug: 'lamp',
  name: 'Lamp',
  brand: 'Lumen',
  category: 'Home',
  seoTitle: '',
  seoDescription: '',
  descriptionText: 'A warm lamp',
  descriptionHtml: '<p>A <em>warm</em> lamp</p>',
  image: picture.path,
  images: [picture, { ...picture, id: 'i2', path: '/uploads/blue-800.webp' }],
  categoryPath: [{ id: 'c1', name: 'Home', slug: 'home' }],
  attributes: ['Colour', 'Size', 'Material', 'Pattern'].map((label) => fact(label, 'Plain')),
  customFields: [],
  energyClass: null,
  eprelNumber: null,
  manufacturer: null,
  warnings: [],
  documents: [],
  price: 8999,
  priceRange: { min: 8999, max: 8999 },
  countInStock: 2,
  availableQuantity: 2,
  options: [],
  variants: [variant],
  rating: 4.46,
  numReviews: 13,
  ratingHistogram: [0, 1, 0, 4, 8],
  reviewPage: {
    pages: 1,
    reviews: [
      {
        ...review,
        verifiedBuyer: true,
        helpfulCount: 2,
        photos: [],
        answer: 'Glad to hear.',
        answeredAt: review.createdAt,
      },
    ],
  },
};
type Lamp = Omit<typeof lamp, 'options'> & { options: object[] };
/** In two colours and sizes, of which one has a picture of its own and one no stock. */
const lamps: Lamp = {
  ...lamp,
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S'] },
  ],
  variants: [
    { ...variant, options: ['Red', 'S'], sku: null },
    {
      ...variant,
      id: 'v2',
      barcode: '2000000000008',
      options: ['Blue', 'S'],
      price: 3999,
      countInStock: 0,
      availableQuantity: 0,
      imageId: 'i2',
    },
  ] as never[],
};
/** Of which some can be bought before they are there. */
const owed = { ...lamp, variants: [{ ...variant, countInStock: 0, availableQuantity: 4 }] };
/** Of which little is known. */
const plain = {
  ...lamp,
  attributes: [],
  numReviews: 0,
  reviewPage: { pages: 0, reviews: [] },
  variants: [{ ...variant, sku: null, compareAtPrice: null, countInStock: 0, availableQuantity: 0 }],
};

interface Shown {
  product?: object;
  rules?: ShopRules;
  returns?: ReturnOffer | null;
  path?: string;
}

/** The head of a page as the server renders it, and what it tells search engines. */
async function shown({ product = lamp, rules = german, returns = null, path = '/product/lamp' }: Shown) {
  const products = { products: [product], page: 1, pages: 1, total: 1, isClose: false, facets: [] };
  const category = { id: 'c1', name: 'Home', description: '', image: picture.path, path: lamp.categoryPath };
  const rootValue = {
    product,
    products,
    brand: { name: 'Lumen' },
    category,
    categories: [],
    similarProducts: [],
  };
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        graphql({ schema, source: print(query), rootValue, variableValues: variables }).then((result) => {
          observer.next(result as ApolloLink.Result);
          observer.complete();
        });
      }),
  );
  const settings = {
    ...fixed,
    origin,
    mails: 'sent' as const,
    shipping: null,
    pricesIncludeTax: null,
    returns,
    menus: { header: [], footer: [] },
  };
  const page = await render(new Request(origin + path), link, settings, rules);
  if ('redirect' in page) throw new Error(`redirected to ${page.redirect}`);
  const scripts = page.head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const data = [...scripts].map(([, json]) => JSON.parse(json!));
  const about = (type: string) => data.find((each) => each['@type'] === type);
  const metas = page.head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g);
  return { about, data, card: Object.fromEntries([...metas].map(([, name, content]) => [name, content])) };
}

test('a product of which the shop knows everything has all fields that Google asks for', async () => {
  const { data, about } = await shown({ returns });
  for (const each of data)
    expect(missingFields(each).filter((name) => name !== 'inProductGroupWithID')).toEqual([]);
  expect(about('Product')).toMatchObject({
    sku: 'LAMP-1',
    gtin: '4006381333931',
    image: ['https://shop.example/uploads/lamp-1600.webp', 'https://shop.example/uploads/blue-800.webp'],
    offers: { price: 89.99, priceCurrency: 'EUR', url: 'https://shop.example/product/lamp' },
    aggregateRating: { ratingValue: 4.46, reviewCount: 13 },
    review: [{ reviewBody: 'Bright', comment: { text: 'Glad to hear.', author: { name: 'Citron' } } }],
  });
});

test('so has a product with variants, each with its own number, picture, price, stock and address', async () => {
  const { about } = await shown({ product: lamps, returns });
  const group = about('ProductGroup');
  expect(missingFields(group)).toEqual([]);
  expect(group).toMatchObject({
    productGroupID: 'p1',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    hasVariant: [
      {
        sku: 'v1',
        color: 'Red',
        size: 'S',
        image: 'https://shop.example/uploads/lamp-1600.webp',
        offers: { price: 89.99, availability: 'https://schema.org/InStock' },
      },
      {
        sku: 'LAMP-1',
        image: 'https://shop.example/uploads/blue-800.webp',
        offers: {
          url: 'https://shop.example/product/lamp?variant=v2',
          price: 39.99,
          availability: 'https://schema.org/OutOfStock',
          itemCondition: 'https://schema.org/NewCondition',
        },
      },
    ],
  });
  // The second one has a number that the shop gave itself.
  expect(group.hasVariant.map(({ gtin }: { gtin?: string }) => gtin)).toEqual(['4006381333931', undefined]);
  // What the variants differ in is no property of the group.
  expect(group.color).toBeUndefined();
  expect(group.material).toBe('Plain');
});

test('the price of what has a net content is said with it, beside the price before', async () => {
  const milk = { ...variant, price: 299, compareAtPrice: 349, netContent: '750 ml' };
  const { about } = await shown({ product: { ...lamp, variants: [milk] }, returns });
  expect(missingFields(about('Product').offers)).toEqual([]);
  expect(about('Product').offers.priceSpecification).toEqual([
    {
      '@type': 'UnitPriceSpecification',
      price: 2.99,
      priceCurrency: 'EUR',
      referenceQuantity: {
        '@type': 'QuantitativeValue',
        value: 750,
        unitCode: 'MLT',
        valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
      },
    },
    expect.objectContaining({ priceType: 'https://schema.org/StrikethroughPrice', price: 3.49 }),
  ]);
});

test.each([
  ['C (A-G)', ['C', 'G', 'A']],
  ['A++ (A+++-D)', ['A2Plus', 'D', 'A3Plus']],
])('an energy class of %s is said with its scale', async (energyClass, names) => {
  const { about } = await shown({ product: { ...lamp, energyClass }, returns });
  expect(missingFields(about('Product'))).toEqual(['inProductGroupWithID']);
  const [category, min, max] = names.map((name) => `https://schema.org/EUEnergyEfficiencyCategory${name}`);
  expect(about('Product').hasEnergyConsumptionDetails).toEqual({
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: category,
    energyEfficiencyScaleMin: min,
    energyEfficiencyScaleMax: max,
  });
});

test('the registration of an energy label in EPREL is said as Google reads it', async () => {
  const { about } = await shown({
    product: { ...lamp, energyClass: 'C (A-G)', eprelNumber: '123456' },
    returns,
  });
  expect(missingFields(about('Product'))).toEqual(['inProductGroupWithID']);
  expect(about('Product').hasCertification).toEqual({
    '@type': 'Certification',
    issuedBy: { '@type': 'Organization', name: 'European_Commission' },
    name: 'EPREL',
    certificationIdentification: '123456',
  });
});

test('what the shop does not know is not claimed', async () => {
  const { about } = await shown({ product: plain, rules: DEFAULT_RULES });
  const product = about('Product');
  expect(product.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(missingFields(product)).toEqual([
    // Without a review.
    'aggregateRating',
    // Without such an attribute.
    ...['color', 'inProductGroupWithID', 'material'],
    // Not set.
    'offers.hasMerchantReturnPolicy',
    // Not reduced.
    'offers.priceSpecification',
    // A new shop ships everywhere, and has not said where it is.
    'offers.shippingDetails',
    ...['pattern', 'review', 'size'],
  ]);
});

test('shipping is that of one unit: by each method that brings it, free where it is, with its days where they are known', async () => {
  const { about } = await shown({});
  const [domestic, abroad, ...others] = about('Product').offers.shippingDetails;
  expect(others).toEqual([]);
  expect(domestic).toMatchObject({
    shippingRate: { value: 0, currency: 'EUR' },
    shippingDestination: [{ addressCountry: 'DE' }],
    deliveryTime: { transitTime: { minValue: 2, maxValue: 3, unitCode: 'DAY' } },
  });
  expect(abroad).toMatchObject({
    shippingRate: { value: 9.9 },
    shippingDestination: [{ addressCountry: 'AT' }, { addressCountry: 'CH' }],
    deliveryTime: { transitTime: { minValue: 0, maxValue: 5 } },
  });
  const { hasVariant } = (await shown({ product: lamps })).about('ProductGroup');
  // 39.99 is not enough for free shipping; the other method is described above.
  expect(hasVariant[1].offers.shippingDetails).toMatchObject([
    { shippingRate: { value: 4.9 } },
    { '@id': 'https://shop.example/product/lamp#shipping-m2' },
  ]);
  expect(hasVariant[1].offers.shippingDetails[1]).not.toHaveProperty('shippingRate');
});

test.each([
  ['shop', 'https://schema.org/FreeReturn'],
  ['buyer', 'https://schema.org/ReturnFeesCustomerResponsibility'],
] as const)('a return policy that is set is said, paid by the %s', async (fees, returnFees) => {
  const { about } = await shown({ returns: { ...returns, fees } });
  expect(about('Product').offers.hasMerchantReturnPolicy).toMatchObject({
    applicableCountry: ['DE', 'AT'],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 30,
    returnFees,
  });
});

test('the shop itself is an online store with its returns, its search and its address', async () => {
  const { about } = await shown({ path: '/', returns });
  expect(missingFields(about('OnlineStore'))).toEqual([]);
  expect(missingFields(about('WebSite'))).toEqual([]);
  expect(about('OnlineStore')).toMatchObject({
    name: 'Citron',
    url: 'https://shop.example/',
    logo: 'https://shop.example/icon-512.png',
    hasMerchantReturnPolicy: { merchantReturnDays: 30, applicableCountry: ['DE', 'AT'] },
  });
  expect((await shown({ path: '/' })).about('OnlineStore')).not.toHaveProperty('hasMerchantReturnPolicy');
});

test.each(['/', '/category/home', '/brand/Lumen', '/offers', '/search/lamp'])(
  '%s names the address that search engines should list of each product',
  async (path) => {
    const list = (await shown({ path })).about('ItemList');
    expect(missingFields(list)).toEqual([]);
    expect(list.itemListElement).toMatchObject([{ position: 1, url: 'https://shop.example/product/lamp' }]);
  },
);

test.each([
  ['/', '/', 'Latest Products', '/card.png'],
  ['/category/home', '/category/home', 'Home', '/uploads/lamp-800.jpg'],
  ['/brand/Lumen', '/brand/Lumen', 'Lumen', '/card.png'],
  ['/offers', '/offers', 'Reduced products', '/card.png'],
  ['/search/lamp', '/search/lamp', 'Results for &quot;lamp&quot;', '/card.png'],
  ['/productscreen/p1', '/product/lamp', 'Lamp', '/uploads/lamp-800.jpg'],
])(
  '%s has a card for links to it, with a picture that each program reads',
  async (path, url, title, image) => {
    const { card } = await shown({ path });
    expect(card).toMatchObject({
      'og:type': url.startsWith('/product/') ? 'product' : 'website',
      'og:site_name': 'Citron',
      'og:title': title,
      'og:description': expect.stringMatching(/\w/),
      'og:url': origin + url,
      'og:image': origin + image,
      'og:image:alt': expect.stringMatching(/\w/),
      'twitter:card': 'summary_large_image',
    });
    if (path.startsWith('/product'))
      expect(card).toMatchObject({
        'og:image:width': '800',
        'og:image:height': '600',
        'og:image:alt': 'A lit lamp',
      });
  },
);

test('what can be bought before it is there is on backorder, and no day of its delivery is said', async () => {
  const { about } = await shown({ product: owed });
  const { offers } = about('Product') as { offers: object };
  expect(offers).toMatchObject({ availability: 'https://schema.org/BackOrder' });
  expect(offers).not.toHaveProperty('shippingDetails');
});
