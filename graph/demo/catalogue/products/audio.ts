import type { DemoProduct } from '../demo-product.ts';

export const audio: DemoProduct[] = [
  {
    name: 'Quietfield Wireless Headphones',
    brand: 'Lorvane',
    description:
      'Closed-back headphones that hush the train and leave the music alone. One charge lasts about 35 hours, and the padded headband and ear cushions can be replaced at home.',
    priceCents: 899_900,
    countInStock: 42,
  },
  {
    name: 'Porch Portable Radio',
    brand: 'Lorvane',
    description:
      'A proper tuning dial, a carrying handle and one warm speaker. Runs on the mains or on four AA batteries, so it follows you from the kitchen to the garden.',
    priceCents: 349_900,
    countInStock: 27,
  },
  {
    name: 'Halfmoon Studio Microphone',
    brand: 'Lorvane',
    description:
      'A large-diaphragm condenser that makes a spare bedroom sound like a booth. The shock mount and a three-metre cable are in the box, and it plugs straight into a computer.',
    priceCents: 1_249_000,
    countInStock: 8,
  },
  {
    name: 'Crossroad Vocal Microphone',
    brand: 'Lorvane',
    description:
      'A stage microphone that takes a loud singer and the odd fall. The steel grille unscrews for cleaning, and the switch on the handle makes no click in the speakers.',
    priceCents: 449_000,
    countInStock: 35,
  },
  {
    name: 'Rowanberry Electric Guitar',
    brand: 'Tindrel',
    description:
      'Three pickups, a slim maple neck and a red finish that looks fast standing still. It leaves our bench set up and tuned, ready to play when you open the case.',
    priceCents: 2_790_000,
    countInStock: 6,
  },
  {
    name: 'Larkspur Student Violin',
    brand: 'Tindrel',
    description:
      'A full-size violin with a solid spruce top and a sweet, even tone. It comes with a bow, rosin and a light case, and a luthier checks every bridge before it is sent.',
    priceCents: 1_490_000,
    countInStock: 4,
  },
  {
    name: 'Parade Snare Drum',
    brand: 'Oumbala',
    description:
      'A 14-inch birch shell with a crisp, dry crack, tuned by eight square-headed lugs. A pair of hickory sticks is included, so the neighbours will hear about it on the first day.',
    priceCents: 995_000,
    countInStock: 11,
  },
  {
    name: 'Duna Hand Drum',
    brand: 'Oumbala',
    description:
      'Carved from one piece of mango wood and strung by hand, with a deep bass note and a bright edge. It stands 50 cm tall and sits well between the knees.',
    priceCents: 445_000,
    countInStock: 3,
  },
  {
    name: 'Lowlight Alto Saxophone',
    brand: 'Brasswick',
    description:
      'A responsive alto with a warm low end and keys that fall under the fingers. Case, mouthpiece, strap and two reeds are included.',
    priceCents: 6_890_000,
    countInStock: 2,
  },
  {
    name: 'Brightwater Trumpet',
    brand: 'Brasswick',
    description:
      'A B-flat trumpet in lacquered brass with valves that stay quick in the cold. Light enough for a young player and good enough to keep for years.',
    priceCents: 2_490_000,
    countInStock: 5,
  },
  {
    name: 'Fairground Piano Accordion',
    brand: 'Brasswick',
    description:
      'Thirty-four keys, seventy-two basses and bellows that breathe without a leak. The red celluloid is as cheerful as the sound, and padded straps come with it.',
    priceCents: 8_900_000,
    countInStock: 1,
  },
  {
    name: 'Millpond Five-String Banjo',
    brand: 'Tindrel',
    description:
      'An open-back banjo with a maple rim and a mellow, old-time voice. The low action is kind to beginners, and the frets are dressed by hand.',
    priceCents: 1_550_000,
    countInStock: 0,
  },
];
