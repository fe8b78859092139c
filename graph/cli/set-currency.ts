import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readEnv } from '../server/env.ts';
import { setCurrency } from '../server/set-currency.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'npm run set-currency -- EUR --rate 0.011';

await runCommand(async (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { rate: { type: 'string' } },
  });
  const [code] = positionals;
  if (!code) throw new Error(`Say which currency: ${USAGE}`);
  // The same rule as for the setting.
  const { CURRENCY } = readEnv({ ...process.env, CURRENCY: code });
  const rate = values.rate === undefined ? null : Number(values.rate);
  if (rate !== null && !(rate > 0 && rate <= 1_000_000))
    throw new Error(`A rate is a number above 0, such as 0.011: ${USAGE}`);
  const from = await withDatabase((deps) => setCurrency(deps, CURRENCY, rate));
  const what = rate === null ? 'No price was changed.' : `All prices were multiplied by ${rate}.`;
  return `The catalogue is priced in ${CURRENCY} now${from ? `, not in ${from}` : ''}. ${what} Orders keep their currency. Start the shop with CURRENCY=${CURRENCY}.`;
});
