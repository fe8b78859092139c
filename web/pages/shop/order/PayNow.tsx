import * as exchange from '#messages/exchanges';
import * as t from '#messages/order';
import { formatCharge } from '#money/format-money';
import { amountToPay } from '../../../features/orders/amount-to-pay.ts';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { PayButton } from '../../../features/payments/PayButton.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Money } from '../../../ui/Money.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { usePayNow } from './usePayNow.ts';

/** Pays an unpaid order. While a payment is being checked, no second one is offered. */
export function PayNow({ order, link }: { order: OrderDetailFragment; link?: OrderAccess }) {
  const settings = useSettings();
  const { phase, refused, pay, check } = usePayNow(order, link);
  if (phase === 'checking' || phase === 'unknown') {
    return (
      <>
        <Message severity="info">{t.yourPaymentIsBeingChecked}</Message>
        <SubmitButton fullWidth type="button" pending={phase === 'checking'} onClick={check}>
          {t.checkAgain}
        </SubmitButton>
      </>
    );
  }
  return (
    <>
      {refused && <Message severity="error">{refused}</Message>}
      {order.paymentChoice.capture === 'SHIPMENT' && <p>{t.onlyReservedNow}</p>}
      {order.exchangedFor?.rest && order.paymentDueAt && (
        <p>
          {exchange.pleasePay(
            <Money cents={order.exchangedFor.rest.amount} />,
            <ShortDate iso={order.paymentDueAt} />,
          )}
        </p>
      )}
      <PayButton pending={phase === 'busy'} onClick={pay}>
        {t.payNow(formatCharge(amountToPay(order), settings))}
      </PayButton>
    </>
  );
}
