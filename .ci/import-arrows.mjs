import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { misplaced } from './modules.ts';

// node .ci/import-arrows.mjs: prints each import that .ci/modules.ts does not allow, and fails when there is one.
// Works on the current folder.

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { tsConfig, enhancedResolveOptions, ...rest } = options;

const { output } = await cruise(
  ['graph', 'web'],
  { ...rest, ruleSet: { forbidden }, validate: true },
  enhancedResolveOptions,
  { tsConfig: extractTSConfig(tsConfig.fileName) },
);
const wrong = [
  ...misplaced(),
  ...output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} imports ${to}${remedy(rule.name)}`,
  ),
];

// When dependency-cruiser cannot parse TypeScript, it finds no imports and reports no error.
const seen = new Set(output.modules.map(({ source }) => source));
for (const file of globSync('{graph,web}/**/*.{ts,tsx}')) {
  if (!seen.has(file.replaceAll('\\', '/'))) wrong.push(`not looked at: ${file}`);
}

/** What to do about an import of a module that the importing one does not declare. */
function remedy(folder) {
  const declaration = `${folder}/module.ts`;
  return existsSync(declaration) ? `: is its module in \`uses\` of ${declaration}?` : '';
}

process.stdout.write(wrong.map((line) => `${line}\n`).join(''));
process.exitCode = wrong.length > 0 ? 1 : 0;
