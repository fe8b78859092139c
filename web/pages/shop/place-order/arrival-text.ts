import * as t from '#messages/place-order';
import { type DeliveryDates, deliveryText } from '#money/delivery-dates';

/** When an order arrives; without a day when it is shipped only after its money has come. */
export const arrivalText = (delivery: DeliveryDates, paymentKind: string | undefined): string =>
  paymentKind === 'TRANSFER' ? t.shipsOncePaid : t.arrives(deliveryText(delivery));
