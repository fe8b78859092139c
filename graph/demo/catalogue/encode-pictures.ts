/**
 * Encodes the pictures of the demo products from masters that are named `<product>-<view>[-<colour>].png` or `.webp`:
 * `node graph/demo/catalogue/encode-pictures.ts FOLDER`. Makes the files that are missing, then lists all in `shots.ts`,
 * which `npx biome check --write` formats.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { demoProducts } from './demo-products.ts';
import { pictureFiles, type Shot } from './picture-files.ts';
import { coloursOf } from './variants.ts';

const masters = process.argv[2]!;
const folder = join(import.meta.dirname, 'pictures');
const files = readdirSync(masters);

/** The first picture is the front in the standard colour; the fronts of the other colours are last. */
async function shotsOf(slug: string): Promise<[master: string, shot: Shot][]> {
  const colours = coloursOf(slug);
  const wanted: Omit<Shot, 'width'>[] = [
    { name: slug, view: 'front', ...(colours[0] && { colour: colours[0] }) },
    ...(['back', 'detail'] as const).map((view) => ({ name: `${slug}-${view}`, view })),
    ...colours.slice(1).map((colour) => ({ name: `${slug}-${colour}`, view: 'front' as const, colour })),
  ];
  const found = wanted.map(async (shot): Promise<[string, Shot][]> => {
    const ending = shot.colour ? `-${shot.colour}` : '';
    const master = files.find((file) => parse(file).name.startsWith(`${slug}-${shot.view}${ending}`));
    if (!master) return [];
    const { width = 0 } = await sharp(join(masters, master)).metadata();
    return [[master, { ...shot, width: width < 1200 ? 800 : 1200 }]];
  });
  return (await Promise.all(found)).flat();
}

const lines: string[] = [];
for (const { slug } of demoProducts) {
  const shots = await shotsOf(slug);
  for (const [master, shot] of shots) {
    for (const { name, width, format } of pictureFiles(shot)) {
      if (existsSync(join(folder, name))) continue;
      const picture = sharp(readFileSync(join(masters, master))).resize(width);
      const encoded =
        format === 'avif'
          ? picture.avif({ quality: 55, effort: 2 })
          : picture.webp({ quality: 78, effort: 5 });
      await encoded.toFile(join(folder, name));
    }
  }
  lines.push(`  '${slug}': ${JSON.stringify(shots.map(([, shot]) => shot))},`);
}
writeFileSync(
  join(import.meta.dirname, 'shots.ts'),
  `import type { Shot } from './picture-files.ts';\n
/** The pictures of each product, the first one first. Written by encode-pictures.ts. */
export const shots: Record<string, Shot[]> = {\n${lines.join('\n')}\n};\n`,
);
