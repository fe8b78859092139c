/**
 * Renders the demo product pictures from the drawings in art/: `node render-pictures.ts [--all]`.
 * Without --all it only makes the files that are missing.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { type DemoCategory, demoProducts } from './demo-products.ts';
import { pictureFiles } from './picture-files.ts';

const side = 800;
const tints: Record<DemoCategory, { light: string; deep: string }> = {
  'Audio & Music': { light: '#e9eefc', deep: '#bccbf3' },
  'Photo & Craft': { light: '#eaf2dd', deep: '#c6d9a6' },
  Electronics: { light: '#e1f2f0', deep: '#abd8d1' },
  'Shoes & Bags': { light: '#fdeae1', deep: '#f5c3aa' },
  'Clothing & Accessories': { light: '#f0e9fb', deep: '#d2bdee' },
  'Home & Kitchen': { light: '#fdf4d9', deep: '#f3dc8f' },
  'Sports & Outdoors': { light: '#e0f2fb', deep: '#a9d7ee' },
  'Toys & Games': { light: '#fdeaf0', deep: '#f4bfd0' },
};

async function drawArt(art: string) {
  const drawing = await sharp(`${import.meta.dirname}/art/${art}.svg`, { density: 600 })
    .trim()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = drawing.info;
  // Same area rather than same height: a shoe and a lamp then look equally important.
  const scale = Math.min(
    (side * 0.59) / Math.sqrt(width * height),
    (side * 0.74) / width,
    (side * 0.66) / height,
  );
  return sharp(drawing.data)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Where the art touches the floor: the span of solid pixels in its lowest part, in pixels from its left edge. */
async function findContact(art: Buffer) {
  const { data, info } = await sharp(art).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  let left = info.width;
  let right = 0;
  for (let y = Math.floor(info.height * 0.94); y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[y * info.width + x]! < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return { left, right };
}

async function renderScene({ art, category }: (typeof demoProducts)[number]) {
  const drawing = await drawArt(art);
  const { width, height } = drawing.info;
  const contact = await findContact(drawing.data);
  // Low objects are placed a little higher, so that they are centred on a card that crops the square.
  const floor = Math.round(side * 0.82 - (side * 0.66 - height) * 0.3);
  const left = Math.round((side - width) / 2);
  const centre = left + (contact.left + contact.right) / 2;
  const reach = Math.max((contact.right - contact.left) / 2, width * 0.1);
  const { light, deep } = tints[category];
  const backdrop = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs>
      <radialGradient id="light" cx="36%" cy="30%" r="98%">
        <stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/>
      </radialGradient>
      <linearGradient id="floor" x2="0" y2="1">
        <stop offset=".6" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".7"/>
      </linearGradient>
      <filter id="soft" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="18 9"/></filter>
      <filter id="tight" x="-50%" y="-200%" width="200%" height="500%"><feGaussianBlur stdDeviation="9 4"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect width="100%" height="100%" fill="url(#floor)"/>
    <g fill="#26303a">
      <ellipse cx="${side / 2 + 14}" cy="${floor}" rx="${width * 0.46}" ry="20" opacity=".24" filter="url(#soft)"/>
      <ellipse cx="${centre + 4}" cy="${floor}" rx="${reach}" ry="9" opacity=".5" filter="url(#tight)"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(backdrop))
    .composite([{ input: drawing.data, left, top: floor - height }])
    .removeAlpha()
    .png()
    .toBuffer();
}

const folder = `${import.meta.dirname}/pictures`;
await mkdir(folder, { recursive: true });
for (const product of demoProducts) {
  const wanted = pictureFiles(product.slug).filter(
    ({ name }) => process.argv.includes('--all') || !existsSync(`${folder}/${name}`),
  );
  if (wanted.length === 0) continue;
  const scene = await renderScene(product);
  for (const { name, width, format } of wanted) {
    const picture = sharp(scene).resize(width);
    const encoded =
      format === 'avif' ? picture.avif({ quality: 55 }) : picture.webp({ quality: 78, effort: 6 });
    await encoded.toFile(`${folder}/${name}`);
  }
}
