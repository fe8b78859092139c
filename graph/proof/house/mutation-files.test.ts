import { globSync, readFileSync } from 'node:fs';
import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import '../../server/modules.ts';

/** Those of groups of settings follow from the group, see `settingApi`. */
const mutations = getMetadataStorage()
  .mutations.filter(({ methodName }) => methodName !== 'saveSetting')
  .map(({ schemaName }) => schemaName);

test.each(mutations)('%s has a file of its name, which exports it', (name) => {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const found = globSync(`graph/**/${file}.ts`).filter(
    (path) => !/^graph\/(cli|proof)\/|\/gateways\//.test(path),
  );
  expect(found).toHaveLength(1);
  expect(readFileSync(found[0]!, 'utf8')).toMatch(new RegExp(`^export (async )?function ${name}\\(`, 'm'));
});
