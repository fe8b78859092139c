import type { DemoProduct } from './demo-product.ts';

/** A choice of a demo product. */
export interface DemoVariant {
  /** Values in the order of `demoOptionNames`. */
  options: string[];
  sku: string;
  countInStock: number;
  compareAtPrice: number | null;
}

const letters = ['S', 'M', 'L', 'XL'];
const feet = ['38', '39', '40', '41', '42', '43', '44'];

/** The sizes in which goods are sold. What stands on the first page of the catalogue has none. */
const sizes: Record<string, string[]> = {
  'plain-good-t-shirt': ['XS', ...letters, 'XXL'],
  'millrace-straight-jeans': ['28', '30', '32', '34', '36'],
  'bluebell-summer-dress': ['36', '38', '40', '42', '44'],
  'platform-trench-coat': letters,
  'clubhouse-striped-socks': ['36–40', '41–46'],
  'screefell-hiking-boots': feet,
  'counsel-leather-derbies': feet,
  'skylark-ballet-flats': ['36', '37', '38', '39', '40', '41'],
  'encore-red-heels': ['36', '37', '38', '39', '40'],
  'terrazza-leather-sandals': ['36', '37', '38', '39', '40', '41'],
  'boardwalk-flip-flops': ['37–38', '39–40', '41–42', '43–44'],
};

/** What goods cost before they were reduced, in minor units. */
const pricesBefore: Record<string, number> = {
  'porch-portable-radio': 6900,
  'downpour-umbrella': 3490,
  'bluebell-summer-dress': 9900,
  'counsel-leather-derbies': 18900,
  'evenfall-mantel-clock': 16900,
  'nightjar-two-person-tent': 24900,
  'inkwell-tank-printer': 22900,
};

type Sold = Pick<DemoProduct, 'countInStock'> & { slug: string };

export const demoOptionNames = ({ slug }: Sold): string[] => (sizes[slug] ? ['Size'] : []);

/** The variants of a product, at least one. Their stock adds up to that of the product. */
export function demoVariants({ slug, countInStock }: Sold): DemoVariant[] {
  const compareAtPrice = pricesBefore[slug] ?? null;
  const initials = slug
    .split('-')
    .map(([first]) => first)
    .join('')
    .toUpperCase();
  const number = `${initials}-${slug.length}`;
  const choices = sizes[slug];
  if (!choices) return [{ options: [], sku: number, countInStock, compareAtPrice }];
  const stocks = spread(countInStock, choices.length);
  return choices.map((size, index) => ({
    options: [size],
    sku: `${number}-${size.replace('–', '')}`,
    countInStock: stocks[index]!,
    compareAtPrice,
  }));
}

/** Divides pieces among sizes, most of them to the middle ones. */
function spread(pieces: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => Math.min(index, count - 1 - index) + 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let reached = 0;
  return weights.map((weight) => {
    reached += weight;
    const upToHere = Math.round((pieces * reached) / whole);
    const stock = upToHere - given;
    given = upToHere;
    return stock;
  });
}
