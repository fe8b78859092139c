import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/customers';
import { orderName } from '#money/order-name';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { StateChip } from '../../../features/orders/StateChip.tsx';
import { useAdminOrderUrl } from '../../../features/orders/useAdminOrderUrl.ts';
import { adminOrdersUrl } from '../../../router/admin-urls.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import { useCustomerOrdersQuery } from './Customer.generated.tsx';

/** The newest orders of a customer, with the way to all of them. */
export function CustomerOrders({ id }: { id: string }) {
  const result = useCustomerOrdersQuery({ variables: { customer: id }, fetchPolicy: 'cache-and-network' });
  const orderUrl = useAdminOrderUrl();
  const total = (result.data ?? result.previousData)?.orders.total ?? 0;
  return (
    <Paper variant="outlined">
      <OrderSection
        title={t.orders}
        action={
          total > 0 && (
            <Link component={RouterLink} href={`${adminOrdersUrl}?customer=${id}`}>
              {t.allOrders(total)}
            </Link>
          )
        }
      >
        <Loaded result={result}>
          {({ orders: { orders } }) =>
            orders.length === 0 ? (
              <Typography color="textSecondary">{t.noOrders}</Typography>
            ) : (
              <DataTable
                label={t.orders}
                rows={orders}
                columns={[
                  {
                    title: t.order,
                    cell: (order) => <RowLink href={orderUrl(order.id)}>{orderName(order.number)}</RowLink>,
                  },
                  { title: t.placed, cell: ({ createdAt }) => <ShortDate iso={createdAt} /> },
                  { title: t.state, cell: (order) => <StateChip order={order} /> },
                  {
                    title: t.total,
                    isNumber: true,
                    cell: ({ totalPrice, currency }) => <Money cents={totalPrice} currency={currency} />,
                  },
                ]}
              />
            )
          }
        </Loaded>
      </OrderSection>
    </Paper>
  );
}
