import Box from '@mui/material/Box';
import * as t from '#messages/withdrawals';
import { variantName } from '#money/line';
import { may, useViewer } from '../../../../features/accounts/viewer.ts';
import type { OrderDetailFragment } from '../../../../features/orders/OrderDetail.generated.tsx';
import { OrderSection } from '../../../../features/orders/OrderSection.tsx';
import { Time } from '../../../../ui/Time.tsx';

interface WithdrawalsProps {
  order: Pick<OrderDetailFragment, 'withdrawals' | 'orderItems' | 'isOwn'>;
}

/** What the buyer of an order withdrew from, and when; for staff with what was stated. */
export function Withdrawals({ order: { withdrawals, orderItems, isOwn } }: WithdrawalsProps) {
  const isStaff = !isOwn && may(useViewer(), 'ORDERS');
  return (
    <OrderSection title={t.withdrawals}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {withdrawals.map(({ id, name, email, declaredAt, lines }) => (
          <Box component="li" key={id} sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{t.withdrawnOn(<Time iso={declaredAt} />)}</Box>
            {lines.map(({ orderItemId, quantity }) => {
              const item = orderItems.find((each) => each.id === orderItemId);
              return item && <div key={orderItemId}>{t.units(quantity, variantName(item))}</div>;
            })}
            {isStaff && name && email && <Box sx={{ color: 'text.secondary' }}>{t.byWhom(name, email)}</Box>}
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
}
