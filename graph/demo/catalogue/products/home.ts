import type { DemoProduct } from '../demo-product.ts';

export const home: DemoProduct[] = [
  {
    name: 'Saturday Two-Seat Sofa',
    brand: 'Hearthlow',
    description:
      'A deep two-seater in hard-wearing blue cotton with covers that come off for washing. The reading lamp behind it is part of the set, the quiet afternoon is up to you.',
    priceCents: 4_290_000,
    countInStock: 4,
  },
  {
    name: 'Trestle Oak Chair',
    brand: 'Hearthlow',
    description:
      'A plain oak chair with a curved back that is comfortable past the coffee. Joints are pegged and glued, so it will not start to wobble.',
    priceCents: 595_000,
    countInStock: 26,
  },
  {
    name: 'Lullaby Single Bed',
    brand: 'Hearthlow',
    description:
      'A solid pine bed with a low footboard and slats that do not creak. Mattress, pillow and blue blanket are included, so you can sleep in it tonight.',
    priceCents: 2_190_000,
    countInStock: 3,
  },
  {
    name: 'Long Look Oval Mirror',
    brand: 'Hearthlow',
    description:
      'An oval mirror in a turned beech frame, 80 cm high. It hangs on one screw or leans on a shelf, and the glass is free of ripples.',
    priceCents: 480_000,
    countInStock: 10,
  },
  {
    name: 'Glasshouse Fern',
    brand: 'Nestorby',
    description:
      'A full green fern in a terracotta pot, grown slowly and sent well packed. It likes a bright corner, a weekly drink and not much else.',
    priceCents: 45_000,
    countInStock: 31,
  },
  {
    name: 'Evenfall Mantel Clock',
    brand: 'Hearthlow',
    description:
      'A walnut case, a cream dial and a soft strike on the hour that can be turned off at night. A quartz movement keeps it right for years.',
    priceCents: 690_000,
    countInStock: 5,
  },
  {
    name: 'Rosehip Stoneware Teapot',
    brand: 'Kilnbrae',
    description:
      'A round red pot for four good cups, thick enough to keep the last one hot. The spout pours without a drip, and the strainer lifts out.',
    priceCents: 145_000,
    countInStock: 23,
  },
  {
    name: 'Morning Cup and Saucer',
    brand: 'Kilnbrae',
    description:
      'A porcelain cup with a generous handle and a saucer that has room for a biscuit. It holds 220 ml and is safe in the dishwasher.',
    priceCents: 39_000,
    countInStock: 88,
  },
  {
    name: 'Hob & Hearth Iron Skillet',
    brand: 'Kilnbrae',
    description:
      'A 24 cm cast-iron pan, seasoned at the works and smooth enough for a fried egg on the first morning. Use it on any hob, in the oven or over a fire.',
    priceCents: 169_000,
    countInStock: 44,
  },
  {
    name: 'Sous Chef Knife',
    brand: 'Kilnbrae',
    description:
      'A 20 cm blade in stain-resistant steel, ground thin so that tomatoes do not notice. The riveted handle sits flat in the palm and the balance is at the bolster.',
    priceCents: 285_000,
    countInStock: 21,
  },
  {
    name: 'Windfall Willow Basket',
    brand: 'Nestorby',
    description:
      'Woven from whole willow by two people who have done it for thirty years. It carries the shopping, the apples or the washing without complaint.',
    priceCents: 149_000,
    countInStock: 0,
  },
  {
    name: 'Larder Storage Jar',
    brand: 'Nestorby',
    description:
      'A one-litre glass jar with a brass-coloured lid that seals tight. For rice, beans, jam or buttons, and it looks well on an open shelf.',
    priceCents: 19_000,
    countInStock: 230,
  },
];
