import type { DemoProduct } from '../demo-product.ts';

export const photo: DemoProduct[] = [
  {
    name: 'Byway 35 Film Camera',
    brand: 'Fenwright',
    description:
      'A compact 35 mm camera with a bright viewfinder and a sharp fixed lens. Everything is set by hand on rings that click, so you look at the picture and not at a menu.',
    priceCents: 2_890_000,
    countInStock: 19,
  },
  {
    name: 'Nightreel Movie Camera',
    brand: 'Fenwright',
    description:
      'A shoulder camera for people who still load film. Two 120-metre magazines, a quiet motor and a metal body built to be serviced.',
    priceCents: 9_450_000,
    countInStock: 2,
  },
  {
    name: 'Homestead Camcorder',
    brand: 'Fenwright',
    description:
      'Zoom, focus and record are where your fingers expect them. Three hours on one battery is enough for the school play and the drive home.',
    priceCents: 2_490_000,
    countInStock: 10,
  },
  {
    name: 'Matinee Film Projector',
    brand: 'Fenwright',
    description:
      'Threads a reel by itself and runs it gently, so old family films can be shown again. The lamp is a cool LED that will not burn a stopped frame.',
    priceCents: 3_150_000,
    countInStock: 1,
  },
  {
    name: 'Atelier Paint Palette',
    brand: 'Tintagh',
    description:
      'A kidney-shaped beech palette with a comfortable thumb hole, oiled so that paint wipes off. It comes with six small tubes of acrylic to start at once.',
    priceCents: 89_000,
    countInStock: 38,
  },
  {
    name: 'Foxtail Round Brush',
    brand: 'Tintagh',
    description:
      'A soft synthetic round that carries a lot of water and still comes to a fine point. The short blue handle fits a travel box.',
    priceCents: 9500,
    countInStock: 94,
  },
  {
    name: 'Lamplight Fountain Pen',
    brand: 'Quillmere',
    description:
      'A black resin pen with a springy steel nib that writes at the first touch. It takes cartridges or the filler that is included.',
    priceCents: 245_000,
    countInStock: 22,
  },
  {
    name: 'Saddle Hardcover Notebook',
    brand: 'Quillmere',
    description:
      'Thread-bound, so it lies flat, with 192 pages of cream paper that ink does not bleed through. The cover grows handsomer with every bag it has been in.',
    priceCents: 45_000,
    countInStock: 140,
  },
  {
    name: 'Schoolroom Pencils, Box of 12',
    brand: 'Quillmere',
    description:
      'Twelve HB pencils in yellow lacquer, each with an eraser that really erases. The cedar sharpens cleanly and smells of the first day of term.',
    priceCents: 9000,
    countInStock: 310,
  },
  {
    name: 'Crisp Craft Scissors',
    brand: 'Tintagh',
    description:
      'Stainless blades that cut paper, felt and thin card right to the tip. Large soft handles, and a screw you can tighten yourself.',
    priceCents: 38_000,
    countInStock: 47,
  },
  {
    name: 'Raspberry Merino Yarn',
    brand: 'Woolmarrow',
    description:
      'A 100 g ball of soft merino in a deep, even colour. It knits up evenly on 4 mm needles and can be washed by machine on a wool cycle.',
    priceCents: 34_000,
    countInStock: 85,
  },
  {
    name: 'Meadow Framed Print',
    brand: 'Tintagh',
    description:
      'A sunny hill landscape printed on cotton paper, behind glass in a gold wooden frame. Ready to hang at 30 by 30 cm, with the hook in the box.',
    priceCents: 195_000,
    countInStock: 0,
  },
];
