import { describe, expect, test } from 'vitest';
import { fieldsOf, type ImportField, importFields } from '../import-fields.ts';
import { readCsv } from '../read-csv.ts';
import { formatOf, readFormat } from './read-format.ts';
import {
  medusaFile,
  medusaOldFile,
  shopifyFile,
  shopifyOldFile,
  vendureFile,
  wooFile,
  wooHeaders,
} from './samples.ts';

const options = { currency: 'EUR', now: new Date('2026-05-10T12:00:00Z'), backorderLimit: 40 };
const read = async (text: string) => {
  const file = await readCsv(Buffer.from(text));
  const { rows, leftOut } = await readFormat(file, formatOf(file)!, options);
  const filled = rows.map(({ row, cells, ...rest }) => {
    const values = fieldsOf.products.flatMap((field, index) => (cells[index] ? [[field, cells[index]]] : []));
    return { row, ...rest, values: Object.fromEntries(values) as Partial<Record<ImportField, string>> };
  });
  return { rows: filled, leftOut, of: (row: number) => filled.find((each) => each.row === row) };
};
const headersOf = (text: string) => ({ headers: text.split('\n')[0]!.split(',') });

describe('the system is recognised by the headers', () => {
  test.each([
    ['shopify', shopifyOldFile],
    ['shopify', shopifyFile],
    ['woocommerce', wooFile],
    ['medusa', medusaOldFile],
    ['medusa', medusaFile],
    ['vendure', vendureFile],
  ])('%s', async (name, text) => {
    expect(formatOf(await readCsv(Buffer.from(text)))).toBe(name);
    expect(formatOf(await readCsv(Buffer.from(text.toUpperCase())))).toBe(name);
  });

  test.each(Object.entries(wooHeaders))('WooCommerce in %s is read as in English', async (_, header) => {
    const [, ...rows] = wooFile.split('\n');
    const [translated, english] = [await read([header, ...rows].join('\n')), await read(wooFile)];
    expect(translated.rows).toEqual(english.rows);
    expect(translated.leftOut).toHaveLength(english.leftOut.length);
  });

  test.each([
    [
      'its own files',
      Object.values(importFields)
        .map(({ header }) => header)
        .join(','),
    ],
    ['files with a few known names', 'Handle,Title,Vendor,Price,Stock'],
    ['files of a supplier', 'name,slug,sku,price'],
    ['no headers at all', ''],
  ])('but not %s', (_, header) => {
    expect(formatOf(headersOf(header))).toBeNull();
  });
});

describe('Shopify', () => {
  test('the first row of a handle is the product, further ones its variants, and rows with a picture alone none', async () => {
    const { rows, leftOut, of } = await read(shopifyOldFile);
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 5, 6]);
    expect(of(2)!.values).toEqual({
      slug: 'linen-shirt',
      sku: 'LS-S',
      name: 'Linen shirt',
      brand: 'Fleet',
      category: 'Shirts',
      description: "Cool & light.\n\n'- washable",
      price: '49.90',
      compareAtPrice: '59.90',
      stock: '4',
      barcode: '4006381333931',
      cost: '20.00',
      weight: '210',
      status: 'published',
      backorderLimit: '0',
      option1: 'Size',
      value1: 'S',
      seoTitle: 'Shirts of linen',
      tags: 'summer',
    });
    expect(of(3)!.values).toEqual({
      slug: 'linen-shirt',
      sku: 'LS-M',
      price: '49.90',
      compareAtPrice: '0',
      stock: '0',
      weight: '220',
      value1: 'M',
      backorderLimit: '0',
    });
    expect(of(5)!.values).toMatchObject({ status: 'draft', category: 'Home > Lighting', name: "'=Lamp" });
    expect(of(5)!.values).not.toHaveProperty('value1');
    expect(of(6)!.values).toMatchObject({ status: 'draft' });
    expect(leftOut).toEqual(['Barcodes that are no GTIN']);
  });

  test('its newer headers mean the same', async () => {
    const { of, leftOut } = await read(shopifyFile);
    expect(of(2)!.values).toEqual({
      slug: 'mug',
      name: 'Mug',
      description: 'For tea',
      brand: 'Clay',
      category: 'Kitchen',
      sku: 'M-1',
      price: '12.00',
      compareAtPrice: '15.00',
      stock: '7',
      weight: '300',
      cost: '4.00',
      netContent: '330 ml',
      backorderLimit: '0',
      option1: 'Colour',
      value1: 'Blue',
      status: 'published',
    });
    expect(of(2)).toMatchObject({
      pictures: [{ address: 'https://cdn.example.com/mug.jpg', alt: '' }],
      variantPicture: { address: 'https://cdn.example.com/blue.jpg', alt: '' },
    });
    // Unit prices are always those of a litre, a kilogram and the like.
    expect(leftOut).toEqual(['Unit price base measure', 'Unit price base measure unit']);
  });
});

describe('WooCommerce', () => {
  test('variations stand with their product, wherever they are in the file', async () => {
    const { rows, of, leftOut } = await read(wooFile);
    expect(rows.map(({ row, besides, problem }) => [row, besides, problem])).toEqual([
      [4, [2], undefined],
      [6, [], undefined],
      [3, undefined, undefined],
      [5, undefined, 'The shop has no products of the type "grouped".'],
      [8, undefined, undefined],
      [7, undefined, 'The file has no product with the SKU or number that its Parent says.'],
    ]);
    expect(of(4)!.values).toEqual({
      slug: 'hoodie',
      name: 'Hoodie',
      sku: 'H-R',
      category: 'Clothing > Hoodies',
      brand: 'Fleet',
      description: 'Warm.\n\nFirst line\nSecond line',
      status: 'published',
      stock: '3',
      price: '42',
      compareAtPrice: '45',
      weight: '1500',
      option1: 'Color',
      value1: 'Red',
      option2: 'Logo',
      value2: 'Any',
      tags: 'new',
      backorderLimit: '0',
    });
    expect(of(6)!.values).toEqual({
      slug: 'hoodie',
      name: 'Hoodie',
      sku: 'H-B',
      price: '45',
      stock: '0',
      weight: '400',
      option1: 'Color',
      value1: 'Blue',
      option2: 'Logo',
      value2: 'Yes',
      backorderLimit: '0',
    });
    // Its sale has not begun.
    expect(of(3)!.values).toMatchObject({
      slug: 'cap',
      price: '18',
      status: 'draft',
      category: 'Hats, Caps',
    });
    expect(of(3)!.values).not.toHaveProperty('compareAtPrice');
    expect(of(8)!.values).toMatchObject({ slug: 'cap-2' });
    expect(leftOut).toContain('Second and further categories');
  });
});

test.each([
  ['Brand', 'Acme', 'Acme'],
  ['pa_brand', 'Acme', 'Acme'],
  ['Marke', 'Acme &amp; Söhne', 'Acme & Söhne'],
  ['HERSTELLER', 'Acme', 'Acme'],
  ['Brand', 'Acme, Apex', undefined],
  ['Material', 'Wool', undefined],
])('an attribute of WooCommerce called "%s" with "%s" gives the brand %s', async (name, value, brand) => {
  const [header, ...lines] = wooFile.trimEnd().split('\n');
  const withAttribute = lines.map((line) => line + (line.includes(',CAP,') ? `,${name},"${value}"` : ',,'));
  const { of, leftOut } = await read(
    [`${header},Attribute 3 name,Attribute 3 value(s)`, ...withAttribute].join('\n'),
  );
  expect(of(3)!.values.brand).toBe(brand);
  expect(leftOut.includes('Attributes that are no options')).toBe(name === 'Material');
  expect(of(4)!.values.brand).toBe('Fleet');
});

test('texts for search engines come with the extensions of WooCommerce, but no templates of theirs, and are cut', async () => {
  const [headers, ...lines] = wooFile.trimEnd().split('\n');
  const own: Record<string, string> = {
    CAP: `,Caps,${'x'.repeat(400)}`,
    H: ',%%title%% %%sep%%,Warm hoodies',
  };
  const cells = lines.map((line) => line + (own[line.split(',')[2]!] ?? ',,'));
  const seo = 'Meta: _yoast_wpseo_title,Meta: rank_math_description';
  const { of, leftOut } = await read([`${headers},${seo}`, ...cells].join('\n'));
  expect(of(3)!.values).toMatchObject({ seoTitle: 'Caps', seoDescription: 'x'.repeat(320) });
  expect(of(4)!.values).toMatchObject({ seoDescription: 'Warm hoodies' });
  expect(of(4)!.values).not.toHaveProperty('seoTitle');
  expect(leftOut).toEqual(
    expect.arrayContaining([
      'Templates of texts for search engines',
      'Texts for search engines after 320 characters',
    ]),
  );
});

test.each([
  ['Shopify', shopifyFile, 'DENY', 'TRUE'],
  ['Shopify, earlier', shopifyOldFile, '4,deny', '4,continue'],
  ['WooCommerce', wooFile, '3,0,', '3,notify,'],
  ['Medusa', medusaFile, '5,FALSE', '5,TRUE'],
])(
  'what %s sells without stock may be sold so here, up to the limit of the import',
  async (_, file, no, yes) => {
    const limits = async (text: string) => (await read(text)).rows.map(({ values }) => values.backorderLimit);
    expect(await limits(file.replace(no, yes))).toContain('40');
    expect((await limits(file)).filter((limit) => limit === '0').length).toBeGreaterThan(0);
  },
);

test.each([
  ['33', 'cl', '330 ml'],
  ['250', 'mg', '0.25 g'],
  ['0', 'ml', undefined],
  ['12', 'oz', undefined],
])('a net content of %s %s is %s', async (amount, unit, netContent) => {
  const { of, leftOut } = await read(shopifyFile.replace('33.00,cl', `${amount},${unit}`));
  expect(of(2)!.values.netContent).toBe(netContent);
  expect(leftOut.includes('Net contents in other units')).toBe(unit === 'oz');
});

test('Germanized for WooCommerce says the units of a product, which variations may leave to it', async () => {
  const [headers, ...lines] = wooFile.trimEnd().split('\n');
  const own: Record<string, string> = { H: ',l,"0,75"', 'H-B': ',,1.5' };
  const cells = lines.map((line) => line + (own[line.split(',')[2]!] ?? ',,'));
  const { of } = await read([`${headers},Unit,Unit product`, ...cells].join('\n'));
  expect([of(4), of(6), of(3)].map((row) => row!.values.netContent)).toEqual(['0.75 l', '1.5 l', undefined]);
});

describe('Medusa', () => {
  test('prices are those in the currency of the shop', async () => {
    const { of, leftOut } = await read(medusaFile);
    expect(of(2)!.values).toEqual({
      slug: 'tee',
      name: 'Tee',
      description: 'Soft\nlight',
      category: 'Clothing',
      status: 'published',
      sku: 'T-S',
      price: '10.50',
      stock: '5',
      option1: 'Size',
      value1: 'S',
      weight: '400',
      backorderLimit: '0',
    });
    expect(of(3)!.values).toMatchObject({ sku: 'T-M', price: '11', value1: 'M' });
    expect(of(4)!.values).toMatchObject({ slug: 'bag', status: 'draft' });
    expect(of(4)!.values).not.toHaveProperty('option1');
    expect(leftOut).toEqual(expect.arrayContaining(['Product Id', 'Variant Price USD']));
  });

  test('its older headers mean the same', async () => {
    const { of } = await read(medusaOldFile);
    expect(of(2)!.values).toMatchObject({
      slug: 'pen',
      name: 'Pen',
      category: 'Office',
      price: '1.10',
      stock: '10',
      sku: 'P-1',
      option1: 'Ink',
      value1: 'Black',
    });
  });
});

describe('Vendure', () => {
  test('rows below a product are its variants, also with blanks around cells', async () => {
    const { of, leftOut } = await read(vendureFile);
    expect(of(2)!.values).toEqual({
      slug: 'laptop',
      name: 'Laptop',
      description: 'Fast, thin',
      brand: 'Apex',
      category: 'Electronics',
      sku: 'L-13',
      price: '1299.00',
      stock: '9',
      status: 'published',
      taxClass: 'standard',
      option1: 'Screen',
      value1: '13 inch',
      option2: 'RAM',
      value2: '8GB',
    });
    expect(of(3)!.values).toEqual({
      slug: 'laptop',
      sku: 'L-15',
      price: '1399.00',
      option1: 'Screen',
      value1: '15 inch',
      option2: 'RAM',
      value2: '8GB',
    });
    expect(of(4)!.values).toMatchObject({ slug: 'mouse', sku: 'M-1' });
    expect(leftOut).toEqual([
      ...['Second and further categories', 'Facets that are neither category nor brand'],
      'Pictures without a public address',
    ]);
  });
});

describe('pictures', () => {
  const picture = (name: string, alt = '') => ({ address: `https://pictures.example.com/${name}.jpg`, alt });

  test('of Shopify stand in the order of their positions, with their texts', async () => {
    const { of } = await read(shopifyOldFile);
    expect(of(2)!.pictures).toEqual([
      { address: 'https://cdn.example.com/front.jpg', alt: '' },
      { address: 'https://cdn.example.com/back.jpg', alt: 'The back' },
    ]);
    expect([of(3)!.pictures, of(5)!.pictures]).toEqual([undefined, []]);
  });

  test('of WooCommerce stand with the product, and with each variation', async () => {
    const { of } = await read(wooFile);
    expect(of(4)!.pictures).toEqual([picture('hoodie'), picture('back')]);
    const own = await read(
      wooFile.replace(
        ',42,45,,,,H,',
        ',42,45,,,"http://pictures.example.com/red.jpg, https://a.example.com/2.jpg",H,',
      ),
    );
    expect(own.of(4)!.variantPicture).toEqual(picture('red'));
    expect(own.leftOut).toContain('Second and further pictures of variants');
  });

  test('of Medusa stand once, those of Vendure with product and variant', async () => {
    expect((await read(medusaFile)).of(2)!.pictures).toEqual([picture('tee'), picture('back')]);
    expect((await read(medusaOldFile)).of(2)!.pictures).toEqual([picture('pen')]);
    const address = ['tray', 'back', 'small'].map((name) => picture(name).address);
    const file = vendureFile
      .replace('laptop.jpg', `${address[0]}|${address[1]}`)
      .replace('true           ,               ,', `true           , ${address[2]} ,`);
    expect((await read(file)).of(2)).toMatchObject({
      pictures: [picture('tray'), picture('back')],
      variantPicture: picture('small'),
    });
  });

  test('of servers without TLS are asked for by https; what is no public address is left out', async () => {
    const from = (address: string) => read(shopifyFile.replace('https://cdn.example.com/mug.jpg', address));
    expect((await from('http://pictures.example.com/mug.jpg')).of(2)!.pictures).toEqual([picture('mug')]);
    for (const address of [
      '/images/mug.webp',
      'https://localhost/mug.jpg',
      'https://10.0.0.1/m.jpg',
      'mug.jpg',
    ]) {
      const { of, leftOut } = await from(address);
      expect(of(2)!.pictures).toMatchObject([
        { address, failure: expect.stringMatching(/^(bad|inward)Address$/) },
      ]);
      expect(leftOut).toContain('Pictures without a public address');
    }
  });

  test('are as many as a product may have', async () => {
    const many = Array.from({ length: 13 }, (_, n) => picture(`${n}`).address).join(', ');
    const { of, leftOut } = await read(
      wooFile.replace('https://pictures.example.com/hoodie.jpg, https://pictures.example.com/back.jpg', many),
    );
    expect(of(4)!.pictures).toHaveLength(12);
    expect(leftOut).toContain('Pictures after the first 12');
  });
});
