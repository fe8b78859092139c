import * as t from '#messages/withdrawals';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { openUnits } from '../../../../features/orders/open-items.ts';

type Units = Pick<
  OrderDetailFragment['orderItems'][number],
  'id' | 'qty' | 'shippedQuantity' | 'cancelledQuantity'
>;

/** What becomes of the units that are withdrawn from. Those that are not shipped are taken first. */
export function whatHappens(
  { orderItems, authorizedUntil }: { orderItems: readonly Units[]; authorizedUntil: string | null },
  chosen: readonly { orderItemId: string; quantity: number }[],
): string {
  const open = new Map(orderItems.map((item) => [item.id, openUnits(item)]));
  const isCancelling = chosen.some(({ orderItemId }) => open.get(orderItemId)! > 0);
  if (!isCancelling) return t.allComesBack;
  const comesBack = chosen.some(({ orderItemId, quantity }) => quantity > open.get(orderItemId)!);
  if (comesBack) return t.partComesBack;
  return authorizedUntil ? t.allIsReleased : t.allIsCancelled;
}
