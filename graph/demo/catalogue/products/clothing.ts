import type { DemoProduct } from '../demo-product.ts';

export const clothing: DemoProduct[] = [
  {
    name: 'Longitude Automatic Watch',
    brand: 'Meridane',
    description:
      'A quiet mechanical watch with a 40 mm steel case, a domed crystal and a clean white dial. It winds itself as you move, and the leather strap gets better with age.',
    priceCents: 1_690_000,
    countInStock: 13,
  },
  {
    name: 'Noon Sunglasses',
    brand: 'Sunnock',
    description:
      'Square black frames with polarised lenses that take the glare off water and windscreens. Spring hinges forgive being pushed up into hair.',
    priceCents: 249_000,
    countInStock: 66,
  },
  {
    name: 'First Frost Ring',
    brand: 'Meridane',
    description:
      'A brilliant-cut laboratory-grown diamond of 0.7 carat, held by six claws on a white gold band. It comes with its certificate, and one resizing is free.',
    priceCents: 7_490_000,
    countInStock: 2,
  },
  {
    name: 'Platform Trench Coat',
    brand: 'Orrisdale',
    description:
      'A belted trench in tightly woven cotton that sheds a shower and looks good wet. Deep pockets, horn-style buttons and a lining you can take out in spring.',
    priceCents: 799_000,
    countInStock: 8,
  },
  {
    name: 'Bluebell Summer Dress',
    brand: 'Orrisdale',
    description:
      'A sleeveless blue dress with a fitted waist and a skirt that moves. Cotton with a little stretch, and yes, it has pockets.',
    priceCents: 289_000,
    countInStock: 17,
  },
  {
    name: 'Plain Good T-Shirt',
    brand: 'Orrisdale',
    description:
      'A heavyweight organic cotton T-shirt that keeps its shape after fifty washes. No print, no itchy label, nothing to explain.',
    priceCents: 69_900,
    countInStock: 145,
  },
  {
    name: 'Millrace Straight Jeans',
    brand: 'Orrisdale',
    description:
      'Straight-leg jeans in 13-ounce denim with just enough give to sit down in. The pockets are lined with strong twill and hold a phone.',
    priceCents: 249_000,
    countInStock: 40,
  },
  {
    name: 'Cranberry Lambswool Scarf',
    brand: 'Thistlecombe',
    description:
      'A long, fringed lambswool scarf in a colour that cheers up a grey month. Soft from the first day and warm enough for a platform in January.',
    priceCents: 149_000,
    countInStock: 29,
  },
  {
    name: 'Snowgate Knit Gloves',
    brand: 'Thistlecombe',
    description:
      'Double-knit gloves with a fleece lining. Thumb and forefinger work on a touch screen, so they can stay on.',
    priceCents: 89_000,
    countInStock: 1,
  },
  {
    name: 'Clubhouse Striped Socks',
    brand: 'Thistlecombe',
    description:
      'Ribbed cotton socks with two red stripes and a heel that stays in place. Reinforced at the toes, where socks usually give up.',
    priceCents: 24_900,
    countInStock: 198,
  },
  {
    name: 'Picnic Straw Hat',
    brand: 'Sunnock',
    description:
      'A wide-brimmed straw hat with a violet ribbon and a small inner cord for windy days. Rolls up for the suitcase and comes back into shape.',
    priceCents: 119_000,
    countInStock: 0,
  },
  {
    name: 'Downpour Umbrella',
    brand: 'Sunnock',
    description:
      'Eight fibreglass ribs that bend in a gust and spring back. The canopy covers two people who like each other.',
    priceCents: 89_000,
    countInStock: 54,
  },
];
