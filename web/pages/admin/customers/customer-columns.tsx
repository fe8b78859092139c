import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import * as t from '#messages/admin/customers';
import { fieldColumns } from '../../../features/custom-fields/field-columns.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import type { CustomerSort } from '../../../schema.generated.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Money } from '../../../ui/Money.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { CustomerRowFragment } from './Customers.generated.tsx';
import { CustomerTag } from './CustomerTag.tsx';

/** The columns of the list of customers; people choose from those that have a name. */
export const customerColumns = (
  href: (id: string) => string,
  fields: Parameters<typeof fieldColumns>[0],
): Column<CustomerRowFragment>[] => [
  {
    title: t.name,
    sort: 'NAME' satisfies CustomerSort,
    cell: ({ id, name, isBlocked }) => (
      <Box component="span" sx={{ minWidth: 0 }}>
        <RowLink href={href(id)} wraps>
          {name}
        </RowLink>{' '}
        {isBlocked && <Chip size="small" color="error" variant="outlined" label={t.blocked} />}
      </Box>
    ),
  },
  {
    name: 'email',
    title: t.email,
    sort: 'EMAIL' satisfies CustomerSort,
    cell: ({ email, kind }) => (
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {email}
        {kind !== 'ACCOUNT' && (
          <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
            {t.kinds[kind]}
          </Box>
        )}
      </Box>
    ),
  },
  {
    name: 'orders',
    title: t.orders,
    isNumber: true,
    sort: 'ORDERS' satisfies CustomerSort,
    cell: ({ orderCount }) => orderCount,
  },
  {
    name: 'spent',
    title: t.spent,
    isNumber: true,
    sort: 'SPENT' satisfies CustomerSort,
    cell: ({ spend }) => (
      <span>
        {spend.map(({ net }) => (
          <div key={net.currency}>
            <Money cents={net.amount} currency={net.currency} />
          </div>
        ))}
      </span>
    ),
  },
  {
    name: 'lastOrder',
    title: t.lastOrder,
    sort: 'LAST_ORDER' satisfies CustomerSort,
    cell: ({ lastOrderAt }) => <ShortDate iso={lastOrderAt} />,
  },
  {
    name: 'knownSince',
    title: t.knownSince,
    sort: 'CREATED_AT' satisfies CustomerSort,
    cell: ({ createdAt }) => <ShortDate iso={createdAt} />,
  },
  {
    name: 'tags',
    title: t.tags,
    cell: ({ tags }) => (
      <Box
        component="span"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: { xs: 'end', md: 'start' } }}
      >
        {tags.map((tag) => (
          <CustomerTag key={tag} tag={tag} />
        ))}
      </Box>
    ),
  },
  ...fieldColumns<CustomerRowFragment>(fields),
];
