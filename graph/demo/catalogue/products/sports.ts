import type { DemoProduct } from '../demo-product.ts';

export const sports: DemoProduct[] = [
  {
    name: 'Canalside City Bicycle',
    brand: 'Swiftholm',
    description:
      'A light steel town bike with eight gears, mudguards and a lamp that runs off the wheel. It arrives nine-tenths built: turn the handlebar, fit the pedals and go.\n\n## In the box\n\n- The bicycle, with its lamp and mudguards\n- Two pedals, left and right\n- The one key that you need',
    priceCents: 1_890_000,
    countInStock: 5,
  },
  {
    name: 'Matchday Football',
    brand: 'Swiftholm',
    description:
      'A size 5 ball with thermally bonded panels that stay round and dry. It flies true on grass and survives the car park.',
    priceCents: 99_000,
    countInStock: 76,
  },
  {
    name: 'Baseline Tennis Racket',
    brand: 'Swiftholm',
    description:
      'A forgiving 285 g graphite racket with a large sweet spot, strung and ready. The grip is easy to rewrap, and a ball comes along so that you can start.',
    priceCents: 549_000,
    countInStock: 18,
  },
  {
    name: 'Rally Table Tennis Bat',
    brand: 'Swiftholm',
    description:
      'Five plies of poplar under red rubber with plenty of spin. Good for the garage, the park table and the friend who always says best of three.',
    priceCents: 69_000,
    countInStock: 63,
  },
  {
    name: 'Hilltop Wooden Sled',
    brand: 'Ridgefarer',
    description:
      'A slatted ash sled on red steel runners that are waxed before they leave us. It carries one grown-up or two children, and brakes with boots, as it should.',
    priceCents: 390_000,
    countInStock: 2,
  },
  {
    name: 'Kerbside Skateboard',
    brand: 'Swiftholm',
    description:
      'Seven plies of maple, sturdy trucks and red wheels soft enough for rough paving. Put together and ready to ride, grip tape included.',
    priceCents: 299_000,
    countInStock: 28,
  },
  {
    name: 'Nightjar Two-Person Tent',
    brand: 'Ridgefarer',
    description:
      'An orange ridge tent for two and their boots that goes up in six minutes. The flysheet holds off steady rain, and everything packs down to 2.6 kg.\n\n- **Sleeps:** two\n- **Up in:** six minutes\n- **Packed:** 2.6 kg, in a bag of its own',
    priceCents: 890_000,
    countInStock: 11,
  },
  {
    name: 'Stillwater Cedar Canoe',
    brand: 'Tarnwater',
    description:
      'A 4.6-metre open canoe in cedar strip, steady enough for a dog and light enough for two to carry. It comes with an ash paddle and a repair kit.',
    priceCents: 8_900_000,
    countInStock: 1,
  },
  {
    name: 'Reef Snorkel Set',
    brand: 'Tarnwater',
    description:
      'A wide tempered-glass mask with a soft silicone skirt and a snorkel that keeps splashes out. The buckles adjust with wet hands.',
    priceCents: 179_000,
    countInStock: 36,
  },
  {
    name: 'Fellwalker Compass',
    brand: 'Ridgefarer',
    description:
      'A brass pocket compass with a damped needle that settles in three seconds. No battery, no signal and nothing to update.',
    priceCents: 85_000,
    countInStock: 49,
  },
  {
    name: 'Clearnight 90 Telescope',
    brand: 'Tarnwater',
    description:
      'A 90 mm refractor that shows the rings of Saturn and the mountains of the Moon. Set up in ten minutes on its own tripod, with two eyepieces and a star map.',
    priceCents: 1_690_000,
    countInStock: 0,
  },
  {
    name: 'Seafront Roller Skates',
    brand: 'Swiftholm',
    description:
      'High blue boots with a retro stripe and wheels that smooth out a rough promenade. Padded ankles and a proper toe stop give beginners courage.',
    priceCents: 345_000,
    countInStock: 14,
  },
];
