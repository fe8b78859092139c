/**
 * Encodes the pictures of the demo products from masters that are named `<product>-<view>[-<colour>].png` or `.webp`:
 * `node graph/db/demo/encode-pictures.ts FOLDER`. Makes the files that are missing, then lists all in `shots.ts`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { demoProducts } from './demo-products.ts';
import { pictureFiles, type Shot } from './picture-files.ts';

const masters = process.argv[2]!;
const folder = join(import.meta.dirname, 'pictures');
const views = ['front', 'back', 'detail'] as const;

/** The first picture is the front, in the standard colour. */
async function shotsOf(slug: string): Promise<[master: string, shot: Shot][]> {
  const files = readdirSync(masters).filter((file) => parse(file).name.startsWith(`${slug}-`));
  const found = await Promise.all(
    views.flatMap((view) =>
      files
        .filter((file) => parse(file).name.startsWith(`${slug}-${view}`))
        .map(async (file): Promise<[string, Shot]> => {
          const { width = 0 } = await sharp(join(masters, file)).metadata();
          const name = view === 'front' ? slug : `${slug}-${view}`;
          return [file, { name, view, width: width < 1200 ? 800 : 1200 }];
        }),
    ),
  );
  return found;
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
  const list = shots.map(
    ([, { name, view, width }]) => `{ name: '${name}', view: '${view}', width: ${width} }`,
  );
  lines.push(`  '${slug}': [${list.join(', ')}],`);
}
writeFileSync(
  join(import.meta.dirname, 'shots.ts'),
  `import type { Shot } from './picture-files.ts';\n
/** The pictures of each product, the first one first. Written by encode-pictures.ts. */
export const shots: Record<string, Shot[]> = {\n${lines.join('\n')}\n};\n`,
);
