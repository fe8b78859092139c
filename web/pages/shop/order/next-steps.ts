import * as backorder from '#messages/backorder';
import * as exchange from '#messages/exchanges';
import * as t from '#messages/order';
import { deliveryText, stillHolds } from '#money/delivery-dates';
import { orderName } from '#money/order-name';
import { paymentName } from '#money/payment-name';
import { daysText, pickupPhrase } from '#money/pickup';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { sumOfBackordered } from '../../../features/orders/open-items.ts';

type BoughtOrder = Pick<
  OrderDetailFragment,
  | 'isPaid'
  | 'paidAt'
  | 'paidWith'
  | 'acceptedAt'
  | 'authorizedUntil'
  | 'paymentMethod'
  | 'paymentChoice'
  | 'shippingMethod'
  | 'exchangedFor'
  | 'createdAt'
> & { orderItems: readonly Pick<OrderDetailFragment['orderItems'][number], 'backorderedQuantity'>[] };

interface Step {
  title: string;
  detail?: string;
  /** ISO 8601 time. */
  at?: string;
  /** Days, in words. */
  when?: string;
}

/** What happens to an order after it was placed: the first step is done, the second is under way. */
export function nextSteps(order: BoughtOrder): Step[] {
  const { isPaid, exchangedFor, shippingMethod, createdAt } = order;
  const backordered = sumOfBackordered(order.orderItems);
  const packed = { title: t.packed };
  const waiting = { title: exchangedFor ? t.yourReturn : t.yourPayment, detail: sentence(order) };
  const steps: Step[] = [
    {
      title: isPaid ? t.placedAndPaid : t.orderPlaced,
      detail: isPaid ? paymentName(order.paymentMethod, order.paymentChoice, order.paidWith) : undefined,
      at: createdAt,
    },
    ...(isPacked(order) ? [] : [waiting]),
    ...(backordered > 0
      ? [{ title: backorder.onBackorder, detail: backorder.partly(backordered) }, packed]
      : [isPacked(order) ? { title: t.beingPacked, detail: sentence(order) } : packed]),
  ];
  if (shippingMethod?.kind === 'PICKUP') return [...steps, { title: t.readyToFetch, when: arrival(order) }];
  return [...steps, { title: t.handedToTheCarrier }, { title: t.atYourDoor, when: arrival(order) }];
}

const isByTransfer = ({ paymentChoice }: BoughtOrder) => paymentChoice?.kind === 'TRANSFER';

/** Whether the shop packs it now, without waiting for money or a return. */
const isPacked = (order: BoughtOrder) =>
  order.isPaid ||
  order.authorizedUntil !== null ||
  (order.acceptedAt !== null && !order.exchangedFor && !isByTransfer(order));

/** When it arrives or is ready, as far as that is known. */
function arrival(order: BoughtOrder): string | undefined {
  const { shippingMethod, paidAt, createdAt } = order;
  const isPrompt =
    sumOfBackordered(order.orderItems) === 0 && isPacked(order) && (!paidAt || stillHolds(createdAt, paidAt));
  return shippingMethod?.delivery && isPrompt ? deliveryText(shippingMethod.delivery) : undefined;
}

/** What the shop or the buyer does now, in one sentence. */
function sentence(order: BoughtOrder): string {
  const { isPaid, authorizedUntil, acceptedAt, shippingMethod, exchangedFor } = order;
  if (!isPaid && exchangedFor) return exchange.sendItBackNext(orderName(exchangedFor.orderNumber));
  if (!isPaid && acceptedAt)
    return isByTransfer(order)
      ? t.wePackYourOrderAs
      : t.wePackYourOrderYou(
          shippingMethod?.kind === 'PICKUP'
            ? t.youFetchItShippingMethod(pickupPhrase(shippingMethod))
            : t.itArrives,
        );
  if (!isPaid && !authorizedUntil) return t.wePackYourOrderAsSoon;
  if (!shippingMethod) return t.wePackYourOrderAnd;
  const { name, kind, daysMin, daysMax } = shippingMethod;
  if (kind === 'PICKUP') return t.wePackYourOrderAndYou(pickupPhrase(shippingMethod));
  return t.wePackYourOrderAndShip(name, arrival(order) ? '' : daysText(daysMin, daysMax));
}
