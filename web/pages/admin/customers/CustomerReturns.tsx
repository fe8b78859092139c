import Paper from '@mui/material/Paper';
import * as t from '#messages/admin/customers';
import { states } from '#messages/admin/returns';
import { orderName } from '#money/order-name';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { useAdminOrderUrl } from '../../../features/orders/useAdminOrderUrl.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { CustomerPageFragment } from './Customer.generated.tsx';

/** What a customer sent back. */
export function CustomerReturns({ returns }: { returns: CustomerPageFragment['returns'] }) {
  const orderUrl = useAdminOrderUrl();
  return (
    <Paper variant="outlined">
      <OrderSection title={t.returns}>
        <DataTable
          label={t.returns}
          rows={returns}
          columns={[
            {
              title: t.order,
              cell: ({ orderId, orderNumber }) => (
                <RowLink href={orderUrl(orderId)}>{orderName(orderNumber)}</RowLink>
              ),
            },
            { title: t.state, cell: ({ state }) => states[state] },
            { title: t.returned, cell: ({ createdAt }) => <ShortDate iso={createdAt} /> },
          ]}
        />
      </OrderSection>
    </Paper>
  );
}
