import Box from '@mui/material/Box';
import * as t from '#messages/order';
import { orderName } from '#money/order-name';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';

interface HowToPayProps {
  order: Pick<
    OrderDetailFragment,
    'number' | 'totalPrice' | 'paymentChoice' | 'paymentDueAt' | 'isDelivered' | 'shippingMethod'
  >;
}

/** What the buyer is to do, with the instructions of the shop. */
export function HowToPay({ order }: HowToPayProps) {
  const { number, totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod } = order;
  const isFetched = shippingMethod?.kind === 'PICKUP';
  return (
    <Box sx={{ my: 1 }}>
      {paymentChoice.kind === 'TRANSFER' ? (
        <div>
          {t.pleaseTransferByAndName(
            <Money cents={totalPrice} />,
            <ShortDate iso={paymentDueAt} />,
            orderName(number),
          )}
        </div>
      ) : (
        <div>
          {t.pleaseHaveReadyWhenYou(<Money cents={totalPrice} />, isFetched)}
          {paymentDueAt && !isDelivered && (
            <> {t.theOrderIsCancelledIf(isFetched, <ShortDate iso={paymentDueAt} />)}</>
          )}
        </div>
      )}
      {paymentChoice.instructions && (
        <Box sx={{ mt: 1, whiteSpace: 'pre-line' }}>{paymentChoice.instructions}</Box>
      )}
    </Box>
  );
}

/** The same for staff, who read the orders of others. */
export function HowTheyPay({ order }: { order: Omit<HowToPayProps['order'], 'number'> }) {
  const { totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod } = order;
  const isTransfer = paymentChoice.kind === 'TRANSFER';
  const isFetched = shippingMethod?.kind === 'PICKUP';
  const when = isTransfer ? t.byBankTransfer : t.inCashWhenTheOrder(isFetched);
  const end = isTransfer ? t.paid : isFetched ? t.pickedUp : t.delivered;
  return (
    <Box sx={{ my: 1 }}>
      {t.theCustomerPays(<Money cents={totalPrice} />, when)}
      {paymentDueAt && !isDelivered && (
        <> {t.theOrderIsCancelledIfIt(end, <ShortDate iso={paymentDueAt} />)}</>
      )}
    </Box>
  );
}
