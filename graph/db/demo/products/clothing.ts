import type { DemoCategory, DemoProduct } from '../demo-product.ts';

const category: DemoCategory = 'Clothing & Accessories';

export const clothing: DemoProduct[] = [
  {
    slug: 'longitude-automatic-watch',
    art: 'watch',
    name: 'Longitude Automatic Watch',
    brand: 'Meridane',
    category,
    description:
      'A quiet mechanical watch with a 40 mm steel case, a domed crystal and a clean white dial. It winds itself as you move, and the leather strap gets better with age.',
    priceCents: 24900,
    countInStock: 13,
  },
  {
    slug: 'noon-sunglasses',
    art: 'sunglasses',
    name: 'Noon Sunglasses',
    brand: 'Sunnock',
    category,
    description:
      'Square black frames with polarised lenses that take the glare off water and windscreens. Spring hinges forgive being pushed up into hair.',
    priceCents: 4900,
    countInStock: 66,
  },
  {
    slug: 'first-frost-ring',
    art: 'ring',
    name: 'First Frost Ring',
    brand: 'Meridane',
    category,
    description:
      'A brilliant-cut laboratory-grown diamond of 0.7 carat, held by six claws on a white gold band. It comes with its certificate, and one resizing is free.',
    priceCents: 118000,
    countInStock: 2,
  },
  {
    slug: 'platform-trench-coat',
    art: 'coat',
    name: 'Platform Trench Coat',
    brand: 'Orrisdale',
    category,
    description:
      'A belted trench in tightly woven cotton that sheds a shower and looks good wet. Deep pockets, horn-style buttons and a lining you can take out in spring.',
    priceCents: 19900,
    countInStock: 8,
  },
  {
    slug: 'bluebell-summer-dress',
    art: 'dress',
    name: 'Bluebell Summer Dress',
    brand: 'Orrisdale',
    category,
    description:
      'A sleeveless blue dress with a fitted waist and a skirt that moves. Cotton with a little stretch, and yes, it has pockets.',
    priceCents: 7490,
    countInStock: 17,
  },
  {
    slug: 'plain-good-t-shirt',
    art: 't-shirt',
    name: 'Plain Good T-Shirt',
    brand: 'Orrisdale',
    category,
    description:
      'A heavyweight organic cotton T-shirt in sky blue that keeps its shape after fifty washes. No print, no itchy label, nothing to explain.',
    priceCents: 1890,
    countInStock: 145,
  },
  {
    slug: 'millrace-straight-jeans',
    art: 'jeans',
    name: 'Millrace Straight Jeans',
    brand: 'Orrisdale',
    category,
    description:
      'Straight-leg jeans in 13-ounce denim with just enough give to sit down in. The pockets are lined with strong twill and hold a phone.',
    priceCents: 6990,
    countInStock: 40,
  },
  {
    slug: 'cranberry-lambswool-scarf',
    art: 'scarf',
    name: 'Cranberry Lambswool Scarf',
    brand: 'Thistlecombe',
    category,
    description:
      'A long, fringed lambswool scarf in a red that cheers up a grey month. Soft from the first day and warm enough for a platform in January.',
    priceCents: 3490,
    countInStock: 29,
  },
  {
    slug: 'snowgate-knit-gloves',
    art: 'gloves',
    name: 'Snowgate Knit Gloves',
    brand: 'Thistlecombe',
    category,
    description:
      'Double-knit gloves in stone blue with a fleece lining. Thumb and forefinger work on a touch screen, so they can stay on.',
    priceCents: 2250,
    countInStock: 1,
  },
  {
    slug: 'clubhouse-striped-socks',
    art: 'socks',
    name: 'Clubhouse Striped Socks',
    brand: 'Thistlecombe',
    category,
    description:
      'Ribbed cotton socks with two red stripes and a heel that stays in place. Reinforced at the toes, where socks usually give up.',
    priceCents: 790,
    countInStock: 198,
  },
  {
    slug: 'picnic-straw-hat',
    art: 'womans-hat',
    name: 'Picnic Straw Hat',
    brand: 'Sunnock',
    category,
    description:
      'A wide-brimmed straw hat with a violet ribbon and a small inner cord for windy days. Rolls up for the suitcase and comes back into shape.',
    priceCents: 3290,
    countInStock: 0,
  },
  {
    slug: 'downpour-umbrella',
    art: 'umbrella',
    name: 'Downpour Umbrella',
    brand: 'Sunnock',
    category,
    description:
      'Eight fibreglass ribs that bend in a gust and spring back. The violet canopy covers two people who like each other.',
    priceCents: 2790,
    countInStock: 54,
  },
];
