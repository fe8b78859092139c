import '../../cli/needs-node.mjs';
import { fileURLToPath } from 'node:url';
import { build } from '../../cli/build.mjs';

// npm run bench [-- --quick] [--json] [--scenario text] [--products number] [--orders number]: builds what has changed, then measures it.
process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));
build();
try {
  const { main } = await import('./bench.ts');
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
