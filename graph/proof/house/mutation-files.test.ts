import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const mutations = Object.keys(schema.getMutationType()!.getFields());

test.each(mutations)('%s has a file of its name, which exports it', (name) => {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const found = globSync(`graph/**/${file}.ts`).filter(
    (path) => !/^graph\/(cli|proof)\/|\/gateways\//.test(path),
  );
  expect(found).toHaveLength(1);
  expect(readFileSync(found[0]!, 'utf8')).toMatch(new RegExp(`^export (async )?function ${name}\\(`, 'm'));
});
