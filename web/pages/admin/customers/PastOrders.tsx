import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import * as t from '#messages/admin/past-orders';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { PastMoney } from '../../../features/past-orders/PastMoney.tsx';
import { pastOrdersUrl, pastOrderUrl } from '../../../router/admin-urls.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { CustomerPageFragment } from './Customer.generated.tsx';

/** What was imported with the e-mail address of a customer from the shop system that was used before. */
export function PastOrders({ customer }: { customer: CustomerPageFragment }) {
  const { pastOrders, pastCustomers, email } = customer;
  if (pastOrders.length + pastCustomers.length === 0) return null;
  return (
    <Paper variant="outlined">
      <OrderSection
        title={t.ordersBefore}
        action={
          <Link component={RouterLink} href={pastOrdersUrl(email)}>
            {t.showAll}
          </Link>
        }
      >
        <Box sx={{ mb: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>{t.notCounted}</Box>
        {pastCustomers.map(({ id, source, orderCount, spent, since, tags, note }) => (
          <Box key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {t.sources[source]}
            {since && (
              <>
                {` · ${t.since} `}
                <ShortDate iso={since} />
              </>
            )}
            {orderCount !== null && ` · ${t.orders} ${orderCount}`}
            {spent && (
              <>
                {` · ${t.spentThere} `}
                <PastMoney money={spent} />
              </>
            )}
            {tags && ` · ${t.tags}: ${tags}`}
            {note && <Box sx={{ whiteSpace: 'pre-line' }}>{note}</Box>}
          </Box>
        ))}
        {pastOrders.length > 0 && (
          <DataTable
            label={t.ordersBefore}
            rows={pastOrders}
            columns={[
              {
                title: t.order,
                cell: ({ id, number }) => <RowLink href={pastOrderUrl(id)}>{number}</RowLink>,
              },
              { title: t.placed, cell: ({ placedAt }) => <ShortDate iso={placedAt} /> },
              { title: t.state, cell: ({ status }) => status },
              { title: t.total, isNumber: true, cell: ({ total }) => <PastMoney money={total} /> },
            ]}
          />
        )}
      </OrderSection>
    </Paper>
  );
}
