import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The section of CONTRIBUTING.md with an example. */
export const recipe = (title: string): string =>
  new RegExp(`## Example: ${title}\n([\\s\\S]*?)(?=\n## )`).exec(
    readFileSync('CONTRIBUTING.md', 'utf8'),
  )![1]!;

/** Carries out the first step of the recipe for a field of products in a copy of the shop. */
export function addField(copy: string): void {
  const [, property] = /```ts\n([^`]*)```/.exec(recipe('add a product field'))!;
  const entity = join(copy, 'graph/catalog/products/product.entity.ts');
  writeFileSync(entity, readFileSync(entity, 'utf8').replace(/}\n$/, `\n${property}}\n`));
}

/** Writes the files of a recipe into a copy of the shop, and carries out its edits of others. Returns which. */
export function carryOut(text: string, copy: string): string[] {
  const blocks = [...text.replace(/^ {3}/gm, '').matchAll(/```(ts|diff) (\S+)\n([\s\S]*?)```/g)];
  for (const [, kind, path, content] of blocks) {
    const file = join(copy, path!);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, kind === 'ts' ? content! : edited(readFileSync(file, 'utf8'), content!));
  }
  return blocks.map(([, , path]) => path!);
}

/** Adds the lines with a plus: after the line above them, or at the top. Removes those with a minus. */
function edited(source: string, diff: string): string {
  const lines = source.split('\n');
  let place = 0;
  for (const [sign, line] of diff.split('\n').map((each) => [each[0], each.slice(1)] as const)) {
    if (sign === undefined) continue;
    if (sign === '+') lines.splice(place++, 0, line);
    else {
      const found = lines.indexOf(line, place);
      if (found < 0) throw new Error(`There is no line ${line} to go on from.`);
      place = found + 1;
      if (sign === '-') lines.splice(--place, 1);
    }
  }
  return lines.join('\n');
}
