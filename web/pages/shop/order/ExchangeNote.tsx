import Box from '@mui/material/Box';
import * as t from '#messages/exchanges';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OtherOrder } from './OtherOrder.tsx';

type Facts = 'exchangedFor' | 'isPaid' | 'isOwn' | 'cancelledAt' | 'paymentDueAt' | 'totalPrice';

interface ExchangeNoteProps {
  order: Pick<OrderDetailFragment, Facts>;
  /** Whether other orders can be opened from it. */
  isLinked: boolean;
}

/** Whether the new order of an exchange was cancelled before returned items paid it. */
export const isExchangeEnded = ({
  exchangedFor,
  isPaid,
  cancelledAt,
}: Pick<OrderDetailFragment, 'exchangedFor' | 'isPaid' | 'cancelledAt'>): boolean =>
  exchangedFor !== null && !isPaid && cancelledAt !== null;

/** Which returned items pay an order, what its buyer pays besides, and what is to happen next; nothing of other orders. */
export function ExchangeNote({ order, isLinked }: ExchangeNoteProps) {
  const { exchangedFor, isPaid, isOwn, paymentDueAt, totalPrice } = order;
  if (!exchangedFor) return null;
  const { rest, isRestPaid, orderId, orderNumber } = exchangedFor;
  const say = isExchangeEnded(order)
    ? t.wasCancelled
    : isPaid
      ? t.itemsPaidIt
      : !rest
        ? t.itemsPayIt
        : isRestPaid
          ? t.restIsPaid
          : t.restIsDue;
  return (
    <Box sx={{ my: 1 }}>
      {say({
        order: <OtherOrder {...{ orderId, orderNumber, isLinked }} />,
        setOff: <Money cents={totalPrice - (rest?.amount ?? 0)} />,
        rest: rest && <Money cents={rest.amount} />,
        due: <ShortDate iso={paymentDueAt} />,
        isOwn,
      })}
    </Box>
  );
}
