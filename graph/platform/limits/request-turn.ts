import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network-of.ts';
import type { MeasuredSize } from './measure-operation.ts';

/** From here on a query waits for its turn. Searches, filtered lists and facets are above, as is a cart of 14 lines; the other queries of the shop's own pages are below. */
const COSTLY: MeasuredSize = { work: 400, rootFields: 5, cost: 1_500 };

/**
 * The turn of one request. A costly query of somebody who is not staff waits for it and runs its root fields one by one; light ones run
 * at once; both are charged to the client IP range. Mutations never wait, and costly queries pause for them. The shop's own
 * pages, which have no address, take turns as pages do.
 */
export function createTurn() {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  return {
    /** Resolves when the operation may run. Rejects as RATE_LIMITED. */
    async begin(ctx: Context, kind: string, size: MeasuredSize): Promise<void> {
      const { guestReads } = ctx.ports;
      if (ctx.address === '') return;
      if (kind !== 'query') {
        guestReads.first(ended);
        return;
      }
      if (ctx.actor.isStaff) return;
      const isCostly = isAbove(size);
      if (isCostly) ctx.oneByOne = guestReads.oneByOne(ctx.untilClosed);
      const run = isCostly ? guestReads.inTurn : guestReads.atOnce;
      await new Promise<void>((start, refuse) => {
        const untilEnd = () => {
          start();
          return ended;
        };
        run(ctx.isAddressShared ? null : networkOf(ctx.address), untilEnd, ctx.untilClosed).catch(refuse);
      });
    },
    end,
  };
}

function isAbove({ work, rootFields, cost }: MeasuredSize): boolean {
  return work >= COSTLY.work || rootFields >= COSTLY.rootFields || cost >= COSTLY.cost;
}
