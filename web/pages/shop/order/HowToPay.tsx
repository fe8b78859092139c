import Box from '@mui/material/Box';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';

interface HowToPayProps {
  order: Pick<
    OrderDetailFragment,
    'id' | 'totalPrice' | 'paymentChoice' | 'paymentDueAt' | 'isDelivered' | 'shippingMethod'
  >;
}

/** What the buyer is to do, with the instructions of the shop. */
export function HowToPay({ order }: HowToPayProps) {
  const { id, totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod } = order;
  const isFetched = shippingMethod?.kind === 'PICKUP';
  return (
    <Box sx={{ my: 1 }}>
      {paymentChoice.kind === 'TRANSFER' ? (
        <div>
          Please transfer <Money cents={totalPrice} /> by <ShortDate iso={paymentDueAt} />, and name the order{' '}
          {id}.
        </div>
      ) : (
        <div>
          Please have <Money cents={totalPrice} /> ready when {isFetched ? 'you fetch it' : 'it arrives'}.
          {paymentDueAt && !isDelivered && (
            <>
              {' '}
              The order is cancelled if it is not {isFetched ? 'picked up' : 'delivered'} by{' '}
              <ShortDate iso={paymentDueAt} />.
            </>
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
export function HowTheyPay({ order }: { order: Omit<HowToPayProps['order'], 'id'> }) {
  const { totalPrice, paymentChoice, paymentDueAt, isDelivered, shippingMethod } = order;
  const isTransfer = paymentChoice.kind === 'TRANSFER';
  const isFetched = shippingMethod?.kind === 'PICKUP';
  const when = isTransfer
    ? 'by bank transfer'
    : `in cash when the order ${isFetched ? 'is fetched' : 'arrives'}`;
  const end = isTransfer ? 'paid' : isFetched ? 'picked up' : 'delivered';
  return (
    <Box sx={{ my: 1 }}>
      The customer pays <Money cents={totalPrice} /> {when}.
      {paymentDueAt && !isDelivered && (
        <>
          {' '}
          The order is cancelled if it is not {end} by <ShortDate iso={paymentDueAt} />.
        </>
      )}
    </Box>
  );
}
