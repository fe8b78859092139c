import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as t from '#messages/withdrawals';
import { variantName } from '#money/line';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../../features/orders/OrderSection.tsx';
import { Time } from '../../../../ui/Time.tsx';
import type { ShownReturnFragment } from '../returns/OrderReturns.generated.tsx';

interface WithdrawalsProps {
  order: Pick<OrderDetailFragment, 'withdrawals' | 'orderItems' | 'isOwn'>;
  /** What comes back of the order. */
  returns?: readonly ShownReturnFragment[];
  /** Shows a return below a heading of its own. */
  show?: (returned: ShownReturnFragment, heading: ReactNode) => ReactNode;
}

/** What the buyer of an order withdrew from, and when, with the return of what was shipped; for staff with what was stated. */
export function Withdrawals({ order, returns = [], show }: WithdrawalsProps) {
  const { withdrawals, orderItems, isOwn } = order;
  const isStaff = !isOwn && may(useViewer(), 'ORDERS');
  return (
    <OrderSection id="withdrawals" title={t.withdrawals}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {withdrawals.map(({ id, name, email, declaredAt, returnId, lines }) => {
          const heading = t.withdrawnOn(<Time iso={declaredAt} />);
          const returned = returns.find((each) => each.id === returnId);
          const comesBack = (item: string) =>
            returned?.lines.find(({ orderItemId }) => orderItemId === item)?.quantity ?? 0;
          const say = returned ? t.notShipped : t.units;
          return (
            <Box component="li" key={id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
              {returned && show ? show(returned, heading) : <Box sx={{ fontWeight: 600 }}>{heading}</Box>}
              {lines.map(({ orderItemId, quantity }) => {
                const item = orderItems.find((each) => each.id === orderItemId);
                const units = quantity - comesBack(orderItemId);
                return item && units > 0 && <div key={orderItemId}>{say(units, variantName(item))}</div>;
              })}
              {isStaff && name && email && (
                <Box sx={{ color: 'text.secondary' }}>{t.byWhom(name, email)}</Box>
              )}
            </Box>
          );
        })}
      </Box>
    </OrderSection>
  );
}
