import { randomUUID } from 'node:crypto';
import { Redirect } from '../../catalog/redirects/redirect.entity.ts';
import type { Stage } from './stage.ts';

/** A redirect of an import. */
async function redirect({ shop }: Stage) {
  const id = randomUUID();
  const product = await shop.addProduct();
  await shop.em().insert(Redirect, {
    id,
    path: `/products/${id}`,
    product: product.id,
    source: 'shopify',
    createdAt: new Date(0),
  });
  return { id };
}

/** See `rootCalls`. */
export const redirectCalls = {
  'Query.redirects': async (stage: Stage) => ({ keyword: (await redirect(stage)).id, first: 1 }),
  'Mutation.saveRedirect': async () => ({ input: { from: `/old/${randomUUID()}`, to: '/offers' } }),
  'Mutation.deleteRedirect': async (stage: Stage) => ({ input: await redirect(stage) }),
};
