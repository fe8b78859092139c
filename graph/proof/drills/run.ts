import '../../cli/needs-node.mjs';
import { parseArgs } from 'node:util';
import { drills } from './drills.ts';

/**
 * npm run drill -- <name> [--cycles N] [--seconds N] [--clients N] [--orders N] [--abandoned N] [--seed N] [--engine pglite] [--set NAME=value]... [--json]. Without a name it
 * lists the drills. Ends with 1 when a promise is broken or
 * late.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      cycles: { type: 'string' },
      seconds: { type: 'string' },
      clients: { type: 'string' },
      orders: { type: 'string' },
      abandoned: { type: 'string' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string', default: 'postgres' },
      set: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
  });
  const drill = drills.find(({ name }) => name === positionals[0]);
  if (!drill) {
    if (positionals[0]) process.exitCode = 1;
    const width = Math.max(...drills.map(({ name }) => name.length));
    print(...drills.map(({ name, about }) => `${name.padEnd(width)}  ${about}`));
    return;
  }
  const { engine } = values;
  if (engine !== 'postgres' && engine !== 'pglite')
    throw new Error('--engine must be "postgres" or "pglite".');
  const start = Date.now();
  const {
    figures,
    broken,
    late = [],
  } = await drill.run({
    cycles: wholeNumber('--cycles', values.cycles),
    seconds: wholeNumber('--seconds', values.seconds),
    clients: wholeNumber('--clients', values.clients),
    orders: wholeNumber('--orders', values.orders),
    abandoned: wholeNumber('--abandoned', values.abandoned),
    seed: wholeNumber('--seed', values.seed) ?? 1,
    engine,
    settings: Object.fromEntries(values.set.map((text) => splitAt(text, '='))),
    say: (line) => process.stderr.write(`${line}\n`),
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  if (values.json)
    print(JSON.stringify({ drill: drill.name, seed: values.seed, seconds, figures, broken, late }));
  else {
    print(`${drill.name}, seed ${values.seed}, ${seconds} s`);
    print(...Object.entries(figures).map(([what, figure]) => `  ${what}: ${figure}`));
    print(...broken.map((sentence) => `BROKEN  ${sentence}`), ...late.map((sentence) => `LATE  ${sentence}`));
    if (broken.length + late.length === 0) print('No promise was broken.');
  }
  if (broken.length + late.length > 0) process.exitCode = 1;
}

function print(...lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${option} must be a whole number.`);
  return Number(text);
}

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  if (at < 1) throw new Error('--set must be NAME=value.');
  return [text.slice(0, at), text.slice(at + 1)];
}

// Ends the processes that the drill has started as well.
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  // The crowd of a drill that broke off would go on for ever.
  process.exit(1);
}
