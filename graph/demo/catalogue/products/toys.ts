import type { DemoProduct } from '../demo-product.ts';

export const toys: DemoProduct[] = [
  {
    name: 'Barnaby Teddy Bear',
    brand: 'Pipkin & Rowe',
    description:
      'A 35 cm bear in soft brown plush with a yellow bow and an honest face. His eyes are stitched, so he is safe from birth, and he can be washed at 30 degrees.',
    priceCents: 129_000,
    countInStock: 57,
  },
  {
    name: 'Windhover Kite',
    brand: 'Tumblegate',
    description:
      'A bright diamond kite that lifts in a light breeze and forgives a bad start. Thirty metres of line and a tail of bows are wound on the handle.',
    priceCents: 59_000,
    countInStock: 32,
  },
  {
    name: 'Loop Wooden Yo-Yo',
    brand: 'Tumblegate',
    description:
      'A lacquered red yo-yo with a smooth steel axle that sleeps long enough to learn a trick. Two spare strings and a sheet of ten tricks are in the box.',
    priceCents: 9500,
    countInStock: 155,
  },
  {
    name: 'Greenwood Jigsaw, 1,000 Pieces',
    brand: 'Pipkin & Rowe',
    description:
      'A thousand thick, close-fitting pieces and a picture of a forest with far too many greens. The linen finish does not shine under the lamp.',
    priceCents: 79_000,
    countInStock: 41,
  },
  {
    name: 'Endgame Chess Set',
    brand: 'Marlowick',
    description:
      'Weighted, felted pieces in dark and light boxwood with a folding 40 cm board. Clear shapes that are easy to read across a kitchen table.',
    priceCents: 285_000,
    countInStock: 12,
  },
  {
    name: 'Six Fair Dice',
    brand: 'Marlowick',
    description:
      'Six dice with rounded corners, tested to roll evenly. They live in a small cotton bag and fit any game you already own.',
    priceCents: 7500,
    countInStock: 340,
  },
  {
    name: 'Five Sisters Nesting Dolls',
    brand: 'Marlowick',
    description:
      'Five limewood dolls, each inside the next and each painted by hand. The smallest is no bigger than a bean and the first to get lost, so we include a spare.',
    priceCents: 169_000,
    countInStock: 2,
  },
  {
    name: 'Moonhopper Toy Rocket',
    brand: 'Tumblegate',
    description:
      'A sturdy 40 cm rocket with a hatch that opens and room for three brave passengers. The nose is soft, the fins are round and the sound effects are yours.',
    priceCents: 99_000,
    countInStock: 25,
  },
  {
    name: 'Scarlet Racing Car',
    brand: 'Tumblegate',
    description:
      'A die-cast racer with rubber tyres and wheels that roll the length of a hallway. The low red body is built for crashes into skirting boards.',
    priceCents: 65_000,
    countInStock: 69,
  },
  {
    name: 'Little Junction Locomotive',
    brand: 'Pipkin & Rowe',
    description:
      'A green and red steam engine in painted metal with working side rods and a bell. It runs on common wooden track, by hand or with the battery tender.',
    priceCents: 490_000,
    countInStock: 7,
  },
  {
    name: 'Gentle Rex Dinosaur',
    brand: 'Pipkin & Rowe',
    description:
      'A green T. rex in soft natural rubber, 25 cm from nose to tail. Arms too short to cheat at cards, and quite safe to bite.',
    priceCents: 59_000,
    countInStock: 83,
  },
  {
    name: 'Big Ladder Fire Engine',
    brand: 'Tumblegate',
    description:
      'A chunky red fire engine with a ladder that turns and reaches to the third shelf. The bell is loud, and it has a switch for parents.',
    priceCents: 145_000,
    countInStock: 0,
  },
];
