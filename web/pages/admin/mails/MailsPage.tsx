import Link from '@mui/material/Link';
import { adminMailUrl } from '../../../router/admin-urls.ts';
import type { MailState as State } from '../../../schema.generated.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { MailState } from './MailState.tsx';
import { type MailRowFragment, useMailsPageQuery } from './MailsPage.generated.tsx';

const columns: Column<MailRowFragment>[] = [
  { title: 'QUEUED', sort: 'QUEUED', cell: ({ createdAt }) => <Time iso={createdAt} /> },
  { title: 'TYPE', cell: ({ title }) => title },
  {
    title: 'TO',
    cell: ({ toName, toAddress }) => (
      <span>
        {toName && (
          <>
            {toName}
            <br />
          </>
        )}
        {toAddress || 'erased'}
      </span>
    ),
  },
  { title: 'SUBJECT', cell: ({ subject }) => subject ?? 'not sent yet' },
  { title: 'STATE', cell: ({ state }) => <MailState state={state} /> },
  { title: 'LAST ERROR', cell: ({ lastError }) => lastError },
  {
    title: 'Mail',
    hideTitle: true,
    cell: ({ id, title, toAddress }) => (
      <Link href={adminMailUrl(id)}>
        View
        <VisuallyHidden>
          {' '}
          {title} to {toAddress}
        </VisuallyHidden>
      </Link>
    ),
  },
];

const states: Record<State, string> = { DUE: 'Due', SENT: 'Sent', FAILED: 'Failed' };
const filters = [{ name: 'state', label: 'State', options: states }];

/** The mails of the shop. */
export default function MailsPage() {
  const query = useTableQuery(['QUEUED']);
  const { page, keyword, descending } = query.variables;
  const state = query.filter('state');
  const result = useMailsPageQuery({
    variables: { page, keyword, descending, state: isState(state) ? state : null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <TablePage
      title="Mails"
      searchLabel="Name, email or subject"
      filters={filters}
      columns={columns}
      query={query}
      result={result}
      read={({ mails }) => ({ ...mails, rows: mails.mails })}
    />
  );
}

/** Any other value in the address is no filter. */
const isState = (value: string | null): value is State => value !== null && Object.hasOwn(states, value);
