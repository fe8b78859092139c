import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/mails';
import * as ui from '#messages/admin/ui';
import { adminMailUrl, settingsUrl } from '../../../router/admin-urls.ts';
import type { MailState as State } from '../../../schema.generated.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { MailState } from '../../../ui/MailState.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type MailRowFragment, useMailsPageQuery } from './MailsPage.generated.tsx';

const columns: Column<MailRowFragment>[] = [
  { title: t.queuedColumn, sort: 'QUEUED', cell: ({ createdAt }) => <Time iso={createdAt} /> },
  { title: t.type, cell: ({ title }) => title },
  {
    title: t.toColumn,
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
  { title: t.subjectColumn, cell: ({ subject }) => subject ?? t.notSentYet },
  { title: t.stateColumn, cell: ({ state }) => <MailState state={state} /> },
  { title: t.lastErrorColumn, cell: ({ lastError }) => lastError },
  {
    title: t.mail,
    hideTitle: true,
    cell: ({ id, title, toAddress }) => (
      <Link href={adminMailUrl(id)}>
        {t.view(<VisuallyHidden> {t.toTitle(title, toAddress)}</VisuallyHidden>)}
      </Link>
    ),
  },
];

const states: Record<State, string> = { DUE: t.due, SENT: t.sent, FAILED: t.failed };
const filters = [{ name: 'state', label: t.state, options: states }];

/** The mails of the shop. */
export default function MailsPage() {
  const query = useTableQuery(['QUEUED']);
  const { page, keyword, descending } = query.variables;
  const state = query.filter('state');
  const orderId = query.filter('order');
  const result = useMailsPageQuery({
    variables: { page, keyword, descending, state: isState(state) ? state : null, orderId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <TablePage
      title={t.mails}
      views={
        orderId && (
          <Typography>
            {t.aboutOrder} <Link href={query.href({ order: null })}>{t.showAll}</Link>
          </Typography>
        )
      }
      searchLabel={t.nameEmailOrSubject}
      filters={filters}
      columns={columns}
      query={query}
      result={result}
      empty={{ text: ui.noMailsYet, action: { href: settingsUrl, label: ui.openSettings } }}
      read={({ mails }) => ({ ...mails, rows: mails.mails })}
    />
  );
}

/** Any other value in the address is no filter. */
const isState = (value: string | null): value is State => value !== null && Object.hasOwn(states, value);
