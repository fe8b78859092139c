import type { DemoProduct } from './demo-product.ts';

/** A choice of a demo product. */
export interface DemoVariant {
  /** Values in the order of `demoOptionNames`. */
  options: string[];
  sku: string;
  countInStock: number;
  compareAtPrice: number | null;
  /** Its product has a picture of it. */
  colour?: string;
}

const letters = ['S', 'M', 'L', 'XL'];
const feet = ['38', '39', '40', '41', '42', '43', '44'];

/** The sizes in which items are sold: all shoes and clothes. What stands on the first page of the catalogue has none. */
const sizes: Record<string, string[]> = {
  'plain-good-t-shirt': ['XS', ...letters, 'XXL'],
  'millrace-straight-jeans': ['28', '30', '32', '34', '36'],
  'bluebell-summer-dress': ['36', '38', '40', '42', '44'],
  'platform-trench-coat': letters,
  'clubhouse-striped-socks': ['36–40', '41–46'],
  'picnic-straw-hat': ['55–56', '57–58', '59–60'],
  'snowgate-knit-gloves': ['S', 'M', 'L'],
  'larkstep-running-shoes': feet,
  'seafront-roller-skates': feet,
  'harvest-tall-boots': ['36', '37', '38', '39', '40', '41'],
  'screefell-hiking-boots': feet,
  'counsel-leather-derbies': feet,
  'skylark-ballet-flats': ['36', '37', '38', '39', '40', '41'],
  'encore-red-heels': ['36', '37', '38', '39', '40'],
  'terrazza-leather-sandals': ['36', '37', '38', '39', '40', '41'],
  'boardwalk-flip-flops': ['37–38', '39–40', '41–42', '43–44'],
};

/** The colours in which items are sold, the one of their first picture first. */
const colours: Record<string, string[]> = {
  'plain-good-t-shirt': ['sky', 'chalk', 'forest'],
  'wanderer-cabin-suitcase': ['sage', 'ink', 'sand'],
  'cranberry-lambswool-scarf': ['cranberry', 'forest', 'oat'],
  'downpour-umbrella': ['violet', 'forest', 'ink'],
  'raspberry-merino-yarn': ['raspberry', 'forest', 'oat'],
  'boardwalk-flip-flops': ['citron', 'ink', 'coral'],
  'millrace-straight-jeans': ['indigo', 'black', 'stone'],
  'promenade-leather-handbag': ['tan', 'ink', 'sage'],
  'snowgate-knit-gloves': ['stone-blue', 'oat', 'ink'],
  'rotunda-desk-telephone': ['red', 'cream', 'forest'],
};

/** The colours as people name them and as they are filtered. */
const shades: Record<string, [name: string, family: string]> = {
  sky: ['Sky blue', 'Blue'],
  chalk: ['White', 'White'],
  forest: ['Forest green', 'Green'],
  sage: ['Sage green', 'Green'],
  ink: ['Ink black', 'Black'],
  sand: ['Sand', 'Sand'],
  cranberry: ['Cranberry red', 'Red'],
  oat: ['Oat', 'Sand'],
  violet: ['Violet', 'Purple'],
  raspberry: ['Raspberry pink', 'Pink'],
  citron: ['Citron green', 'Green'],
  coral: ['Coral', 'Orange'],
  indigo: ['Indigo blue', 'Blue'],
  black: ['Black', 'Black'],
  // The pictures of these jeans are of washed blue ones.
  stone: ['Light blue', 'Blue'],
  tan: ['Tan', 'Brown'],
  'stone-blue': ['Stone blue', 'Blue'],
  red: ['Red', 'Red'],
  cream: ['Cream', 'White'],
};

/** What items cost before they were reduced, in minor units. */
const pricesBefore: Record<string, number> = {
  'porch-portable-radio': 399_900,
  'downpour-umbrella': 119_000,
  'bluebell-summer-dress': 369_000,
  'counsel-leather-derbies': 799_000,
  'evenfall-mantel-clock': 840_000,
  'nightjar-two-person-tent': 1_190_000,
  'inkwell-tank-printer': 1_690_000,
};

type Sold = Pick<DemoProduct, 'countInStock'> & { slug: string };

export const coloursOf = (slug: string): string[] => colours[slug] ?? [];

/** The colours in which items are sold, as they are filtered. */
export const familiesOf = (slug: string): string[] => [
  ...new Set(coloursOf(slug).map((colour) => shades[colour]![1])),
];

export const demoOptionNames = ({ slug }: Sold): string[] => [
  ...(colours[slug] ? ['Colour'] : []),
  ...(sizes[slug] ? ['Size'] : []),
];

/** The variants of a product, at least one: each colour in each size. Their stock adds up to that of the product. */
export function demoVariants({ slug, countInStock }: Sold): DemoVariant[] {
  const compareAtPrice = pricesBefore[slug] ?? null;
  const initials = slug
    .split('-')
    .map(([first]) => first)
    .join('')
    .toUpperCase();
  const number = `${initials}-${slug.length}`;
  const choices = choicesOf(slug);
  const stocks = spread(
    countInStock,
    choices.map(({ weight }) => weight),
  );
  return choices.map(({ colour, size }, index) => ({
    options: [...(colour ? [wordOf(colour)] : []), ...(size ? [size] : [])],
    sku: [number, colour?.toUpperCase(), size?.replace('–', '')].filter(Boolean).join('-'),
    countInStock: stocks[index]!,
    compareAtPrice,
    ...(colour && { colour }),
  }));
}

/** Stone blue, of `stone-blue`. */
export const wordOf = (colour: string): string => shades[colour]![0];

/** Colours and sizes with their shares of the stock: most pieces are of the first colours and the middle sizes. */
function choicesOf(slug: string) {
  const inSizes = sizes[slug] ?? [undefined];
  const inColours = colours[slug] ?? [undefined];
  return inColours.flatMap((colour, nth) =>
    inSizes.map((size, index) => ({
      colour,
      size,
      weight: (Math.min(index, inSizes.length - 1 - index) + 1) * (inColours.length - nth),
    })),
  );
}

/** Divides pieces by weights. */
function spread(pieces: number, weights: readonly number[]): number[] {
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
