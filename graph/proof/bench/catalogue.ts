import { drawnWord } from './drawn.ts';

/** Departments, their categories, and the leaves, which products are in. */
const tree: Record<string, Record<string, string>> = {
  Home: {
    Kitchen: 'Cookware Tableware Baking',
    Furniture: 'Seating Storage',
    Decoration: 'Textiles Candles',
  },
  Work: { Office: 'Stationery Desks' },
  Outdoor: { Camping: 'Tents Stoves', Garden: 'Planting Grilling' },
  Technology: { Computers: 'Keyboards Monitors', Audio: 'Speakers Headsets', Photo: 'Cameras Tripods' },
  Clothing: { Footwear: 'Boots Sandals', Accessories: 'Bags Watches Scarves' },
};

interface Category {
  name: string;
  parent: string | null;
}

const [tops, middles, lowest] = [[], [], []] as [Category[], Category[], Category[]];
for (const [top, below] of Object.entries(tree)) {
  tops.push({ name: top, parent: null });
  for (const [middle, names] of Object.entries(below)) {
    middles.push({ name: middle, parent: top });
    for (const name of names.split(' ')) lowest.push({ name, parent: middle });
  }
}
const categories = [...tops, ...middles, ...lowest];
const place = new Map(categories.map(({ name }, index) => [name, index]));

/** Slugs, the departments first. */
export const categorySlugs = categories.map(({ name }) => name.toLowerCase());
export const brands =
  'Lumen Norda Fjell Kestrel Atlas Orbit Sable Tern Verity Willow Xenon Yarrow Zephyr Alder Birch Cedar Delta Ember Flint Grove';
export const colours = 'black white grey red orange yellow green blue purple pink brown beige';
const materials = 'oak steel linen glass leather brass wool bamboo copper ceramic walnut cotton';

export const categoriesSql = `
  insert into categories (id, name, slug, parent_id, position) values ${categories
    .map(({ name, parent }, index) => {
      const above = parent === null ? 'null' : `bench.id(9, ${place.get(parent)})`;
      return `(bench.id(9, ${index}), '${name}', '${name.toLowerCase()}', ${above}, ${index})`;
    })
    .join()}`;

/** Shoppers filter by all but the last. */
export const attributesSql = `
  insert into attributes (key, label, type, unit, is_filter, is_public, position) values
    ('colour', 'Colour', 'text', '', true, true, 0), ('material', 'Material', 'list', '', true, true, 1),
    ('weight', 'Weight', 'number', 'kg', true, true, 2), ('washable', 'Washable', 'boolean', '', true, true, 3),
    ('warranty', 'Warranty', 'number', 'years', true, true, 4), ('supplier', 'Supplier', 'text', '', false, false, 5)`;

const leaves = lowest.map(({ name }) => name).join(' ');

/** Of the `n`th product. */
export const categoryName = drawnWord(leaves, 9);
export const categoryId = `bench.id(9, ${tops.length + middles.length} + bench.pick(n, 9, ${lowest.length}))`;
export const attributeValues = `jsonb_strip_nulls(jsonb_build_object(
  'colour', ${drawnWord(colours, 40)},
  'material', case when n % 5 < 4 then jsonb_build_array(${drawnWord(materials, 41)}, ${drawnWord('paper cork marble', 42)}) end,
  'weight', case when n % 7 < 5 then (1 + bench.pick(n, 43, 60)) / 4::float8 end,
  'washable', case when n % 3 < 2 then n % 2 = 0 end,
  'warranty', 1 + bench.pick(n, 44, 5),
  'supplier', 'Supplier ' || n % 30))`;
