import type { Follower } from '../../core/record-event.ts';
import { TestOrder } from './test-order.entity.ts';

/** Erases all test orders in the transaction that opens the shop. */
export const eraseTestOrders: Follower<'shop.opened'> = async (em) => {
  await em.nativeDelete(TestOrder, {});
};
