import Box from '@mui/material/Box';
import * as t from '#messages/admin/past-orders';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { PastMoney } from '../../../features/past-orders/PastMoney.tsx';
import { pastOrderUrl } from '../../../router/admin-urls.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { RowLink } from '../../../ui/RowLink.tsx';
import type { PastOrderRowFragment, PastOrdersQuery } from './PastOrders.generated.tsx';

export const orderColumns: Column<PastOrderRowFragment>[] = [
  { title: t.order, cell: ({ id, number }) => <RowLink href={pastOrderUrl(id)}>{number}</RowLink> },
  { title: t.placed, cell: ({ placedAt }) => <ShortDate iso={placedAt} /> },
  { title: t.name, cell: ({ name }) => name || t.noName },
  { title: t.email, cell: ({ email }) => email },
  { title: t.state, cell: ({ status }) => status },
  { title: t.total, isNumber: true, cell: ({ total }) => <PastMoney money={total} /> },
];

type Customer = PastOrdersQuery['pastCustomers']['nodes'][number];

/** `hrefOf` is the list of what there is with an address. */
export const customerColumns = (hrefOf: (email: string) => string): Column<Customer>[] => [
  {
    title: t.name,
    cell: ({ name, email }) =>
      email ? <RowLink href={hrefOf(email)}>{name || t.noName}</RowLink> : name || t.noName,
  },
  { title: t.emailAndPhone, cell: ({ email, phone }) => <Lines of={[email, phone]} /> },
  { title: t.address, cell: ({ address }) => <Lines of={[address]} /> },
  { title: t.orders, isNumber: true, cell: ({ orderCount }) => orderCount },
  { title: t.spent, isNumber: true, cell: ({ spent }) => spent && <PastMoney money={spent} /> },
  { title: t.tagsAndNote, cell: ({ tags, note }) => <Lines of={[tags, note]} /> },
];

/** What there is of some texts, one below the other. */
function Lines({ of }: { of: readonly (string | null)[] }) {
  return <Box sx={{ whiteSpace: 'pre-line' }}>{of.filter(Boolean).join('\n')}</Box>;
}
