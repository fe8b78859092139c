import { storingClient } from '../../graph/proof/docs/run-guide.ts';
import { examples } from '../playground/examples.ts';

/** Runs the examples in one session, as somebody who has turned on the shop's session; only those with `part` in them. Returns the responses. */
export async function runPlayground(shop: string, part = '') {
  const send = storingClient(shop);
  const tabs = await examples((request) => send('/graphql', JSON.stringify(request)));
  const responses = [];
  for (const { query, variables = '{}' } of tabs.filter((tab) => tab.query.includes(part)))
    responses.push(await send('/graphql', JSON.stringify({ query, variables: JSON.parse(variables) })));
  return responses;
}
