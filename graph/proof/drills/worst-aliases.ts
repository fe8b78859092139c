import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { sendRaw } from '../access/send-raw.ts';
import type { Attackers } from '../security/attack.ts';
import { aliasesOf } from '../security/large-queries.ts';
import { besideCheckouts, type ClientOf } from './worst-guests.ts';

/** As many as a request may have fields on its first level, and as many as it may have without waiting for a turn. */
const [MOST_ALIASES, LIGHT_ALIASES] = [10, 4];
const DRAWN = 2_000;
/** How many times as long a checkout may take as beside the lightest requests. */
const MOST_TIMES = 2;

interface Given {
  url: string;
  schema: GraphQLSchema;
  attackers: Pick<Attackers, 'guest' | 'shopper'>;
  ids: string[];
  seed: number;
}

/**
 * Starts checkouts beside two guests and two shoppers who ask for each field of the schema ten or four times in one request, or as
 * often as the limits let pass. They may take as long as beside the filtered lists, or twice as long as beside the lightest
 * requests: without a pause, these alone fill a small machine.
 */
export async function aliasesBesideCheckouts({ url, schema, attackers, ids, seed }: Given) {
  const body = JSON.stringify({ query: '{ __typename }' });
  const lightest = await besideCheckouts(url, (index) => async () => {
    await sendRaw(attackers.guest, 'POST', '/graphql', { body, headers: addressOf(index) });
    return 1;
  });
  const aliases = await besideCheckouts(url, aliasesOfClients({ schema, attackers, ids, seed }));
  const late = aliases.beside > MOST_TIMES * lightest.beside ? aliases.late : [];
  return { ...aliases, late, lightest: lightest.beside };
}

const addressOf = (index: number) => ({ 'x-forwarded-for': `10.0.0.${index}` });

function aliasesOfClients({ schema, attackers, ids, seed }: Omit<Given, 'url'>): ClientOf {
  return (index, broken) => {
    const client = index % 2 === 0 ? attackers.guest : attackers.shopper;
    const drawn = [MOST_ALIASES, 5, LIGHT_ALIASES, 2, 1].map((count) => ({
      count,
      operations: fc.sample(aliasesOf(schema, ids, count), { numRuns: DRAWN, seed: seed + index }),
    }));
    let turn = 0;
    return async () => {
      turn += 1;
      // Every other one just below what waits for its turn.
      const most = turn % 2 === 0 ? MOST_ALIASES : LIGHT_ALIASES;
      for (const { count, operations } of drawn) {
        if (count > most) continue;
        const body = JSON.stringify(operations[turn % DRAWN]);
        const { status, text } = await sendRaw(client, 'POST', '/graphql', {
          body,
          headers: addressOf(index),
        });
        if (status === 400) continue;
        const isResponse = status === 200 || /SERVICE_UNAVAILABLE|RATE_LIMITED/.test(text);
        if (!isResponse) broken.push(`status ${status} for ${text.slice(0, 300)}: ${body}`);
        return count;
      }
      return 0;
    };
  };
}
