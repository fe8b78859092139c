import type { DemoProduct } from './demo-product.ts';
import { audio } from './products/audio.ts';
import { clothing } from './products/clothing.ts';
import { electronics } from './products/electronics.ts';
import { home } from './products/home.ts';
import { photo } from './products/photo.ts';
import { shoes } from './products/shoes.ts';
import { sports } from './products/sports.ts';
import { toys } from './products/toys.ts';

const shelves = {
  'Audio & Music': audio,
  'Photo & Craft': photo,
  Electronics: electronics,
  'Shoes & Bags': shoes,
  'Clothing & Accessories': clothing,
  'Home & Kitchen': home,
  'Sports & Outdoors': sports,
  'Toys & Games': toys,
} satisfies Record<string, DemoProduct[]>;

export type DemoCategory = keyof typeof shelves;

/** The home page: the twelve newest, chosen so that neighbours differ in kind and colour, and without anything to choose. */
const homePage = [
  'quietfield-wireless-headphones',
  'byway-35-film-camera',
  'pennant-6-smartphone',
  'windhover-kite',
  'longitude-automatic-watch',
  'saturday-two-seat-sofa',
  'canalside-city-bicycle',
  'barnaby-teddy-bear',
  'rosehip-stoneware-teapot',
  'rowanberry-electric-guitar',
  'stile-22-backpack',
  'twinstick-game-controller',
];

const place = (slug: string) => (homePage.includes(slug) ? homePage.indexOf(slug) : homePage.length);

/** Names the pictures of a product, see shots.ts. "Six Fair Dice" gives "six-fair-dice". */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/[^a-z0-9]+/g, '-');

/**
 * The catalogue, newest first, each product with its category and its age in whole days.
 * After the home page it takes one product of each shelf in turn, so that later pages are as mixed.
 */
export const demoProducts = (Object.keys(shelves) as DemoCategory[])
  .flatMap((category) =>
    shelves[category].map((product, turn) => ({
      turn,
      product: { ...product, category, slug: slugOf(product.name) },
    })),
  )
  .sort((a, b) => place(a.product.slug) - place(b.product.slug) || a.turn - b.turn)
  .map(({ product }, index) => ({ ...product, addedDaysAgo: 14 + index * 4 }));
