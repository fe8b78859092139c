import type { DemoProduct } from '../demo-product.ts';

export const electronics: DemoProduct[] = [
  {
    name: 'Pennant 6 Smartphone',
    brand: 'Pexil',
    description:
      'A bright 6.1-inch screen, two days of battery and a case you can open with one screwdriver. Updates are promised for seven years, and spare parts for just as long.',
    priceCents: 3_990_000,
    countInStock: 58,
  },
  {
    name: 'Slate 14 Laptop',
    brand: 'Pexil',
    description:
      'Fourteen inches, 1.2 kg and a battery that outlasts a working day. The keyboard has real travel, and memory and storage can be upgraded later.\n\n1. Loosen the four screws of the lid.\n2. Put the new module in.\n3. Close the lid. That is all.',
    priceCents: 8_490_000,
    countInStock: 14,
  },
  {
    name: 'Harbour All-Day Desktop',
    brand: 'Pexil',
    description:
      'A quiet desktop computer with a 24-inch matt screen that is easy on the eyes. Six ports sit on the front, where you can reach them.',
    priceCents: 6_490_000,
    countInStock: 7,
  },
  {
    name: 'Featherkey Slim Keyboard',
    brand: 'Kerrow',
    description:
      'A full-size keyboard with low, quiet keys and a number pad. It pairs with three devices and changes between them at the press of one key.',
    priceCents: 299_000,
    countInStock: 73,
  },
  {
    name: 'Pebble Wireless Mouse',
    brand: 'Kerrow',
    description:
      'A plain, silent mouse that fits either hand. One AA battery lasts about a year, and the receiver hides under the lid.',
    priceCents: 99_500,
    countInStock: 121,
  },
  {
    name: 'Redball Trackball',
    brand: 'Kerrow',
    description:
      'Move the pointer and not your wrist. The big ball lifts out for cleaning, and the wide base stays where you put it.',
    priceCents: 349_000,
    countInStock: 16,
  },
  {
    name: 'Hearthside Retro Television',
    brand: 'Dunlark',
    description:
      'It looks like 1974 and plays like today: a sharp 32-inch picture behind a cabinet with real knobs. The aerials are not only for show, they improve reception.',
    priceCents: 2_890_000,
    countInStock: 3,
  },
  {
    name: 'Inkwell Tank Printer',
    brand: 'Dunlark',
    description:
      'Prints, scans and copies from refillable tanks, so a page costs less than the paper. One filling is good for about 4,000 pages.',
    priceCents: 1_395_000,
    countInStock: 9,
  },
  {
    name: 'Twinstick Game Controller',
    brand: 'Kerrow',
    description:
      'Weighted sticks, soft triggers and a grip that stays dry in the last round. It works by cable or wireless with computers, tablets and phones.',
    priceCents: 349_000,
    countInStock: 64,
  },
  {
    name: 'Arcade One Joystick',
    brand: 'Kerrow',
    description:
      'A ball-top stick with eight clicking directions and one very satisfying button. Four suction feet hold it down when things become serious.',
    priceCents: 245_000,
    countInStock: 0,
  },
  {
    name: 'Rotunda Desk Telephone',
    brand: 'Dunlark',
    description:
      'A heavy telephone with a bell you can hear in the garden. Push buttons where the dial used to be, and it works on any ordinary line.',
    priceCents: 299_000,
    countInStock: 12,
  },
  {
    name: 'Everycell Rechargeable AA, Pack of 4',
    brand: 'Voltmere',
    description:
      'Four AA cells that can be charged about a thousand times. They come charged and still hold most of it after a year in the drawer.',
    priceCents: 69_000,
    countInStock: 260,
  },
];
