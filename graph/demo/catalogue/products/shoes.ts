import type { DemoProduct } from '../demo-product.ts';

export const shoes: DemoProduct[] = [
  {
    name: 'Larkstep Running Shoes',
    brand: 'Strayde',
    description:
      'A light everyday trainer with springy foam and a heel that stays put. The knitted upper dries overnight, and the sole is good for about 700 km.',
    priceCents: 499_900,
    countInStock: 33,
  },
  {
    name: 'Screefell Hiking Boots',
    brand: 'Strayde',
    description:
      'Full-grain leather, a waterproof lining and a deep lugged sole that holds on wet rock. They can be resoled, so the pair you break in is the pair you keep.',
    priceCents: 749_000,
    countInStock: 15,
  },
  {
    name: 'Counsel Leather Derbies',
    brand: 'Cobblewick',
    description:
      'A plain brown derby that is right for the office and for the wedding after it. Stitched sole, leather lining and laces of a sensible length.',
    priceCents: 649_000,
    countInStock: 9,
  },
  {
    name: 'Skylark Ballet Flats',
    brand: 'Cobblewick',
    description:
      'Soft blue flats that fold into a coat pocket and come out in shape. A thin rubber sole keeps the pavement where it belongs.',
    priceCents: 199_000,
    countInStock: 24,
  },
  {
    name: 'Encore Red Heels',
    brand: 'Cobblewick',
    description:
      'A classic red court shoe with a padded footbed and a steady 8 cm heel. Made on a slightly wider last, because the evening may be long.',
    priceCents: 349_000,
    countInStock: 7,
  },
  {
    name: 'Terrazza Leather Sandals',
    brand: 'Cobblewick',
    description:
      'One broad strap of tan leather on a low block heel. They take two days to soften and then feel like your own.',
    priceCents: 245_000,
    countInStock: 18,
  },
  {
    name: 'Harvest Tall Boots',
    brand: 'Cobblewick',
    description:
      'Warm brown leather with an inside zip and a heel you can walk miles on. The lining is felt, the sole is stitched, and rain does not worry them.',
    priceCents: 695_000,
    countInStock: 0,
  },
  {
    name: 'Boardwalk Flip-Flops',
    brand: 'Strayde',
    description:
      'Light foam flip-flops with a soft toe post for the beach, the pool and the garden hose. They float, so you will not lose one.',
    priceCents: 39_900,
    countInStock: 172,
  },
  {
    name: 'Stile 22 Backpack',
    brand: 'Larsund',
    description:
      'Twenty-two litres, a padded laptop sleeve and pockets you can find without looking. The red canvas is waxed against rain and repaired free for ten years.',
    priceCents: 299_000,
    countInStock: 51,
  },
  {
    name: 'Promenade Leather Handbag',
    brand: 'Larsund',
    description:
      'A structured leather tote with feet underneath, so it stands up by itself. Inside are a zip pocket and room for a tablet.',
    priceCents: 649_000,
    countInStock: 6,
  },
  {
    name: 'Ledger Leather Briefcase',
    brand: 'Larsund',
    description:
      'A slim case in dark bridle leather with a solid lock and a handle that does not dig in. It holds a 14-inch laptop, papers and lunch.',
    priceCents: 890_000,
    countInStock: 3,
  },
  {
    name: 'Wanderer Cabin Suitcase',
    brand: 'Larsund',
    description:
      'A cabin-size suitcase with a telescopic handle and wheels that do not wake the street. Comes with stickers, so you will know it on the belt.',
    priceCents: 549_000,
    countInStock: 20,
  },
];
