import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as list from '#messages/admin/invoices';
import * as ui from '#messages/admin/ui';
import * as t from '#messages/invoices';
import { formatMoney } from '#money/format-money';
import { orderName } from '#money/order-name';
import { ShortDate } from '../../../../features/orders/ShortDate.tsx';
import { adminOrdersUrl, adminOrderUrl, invoiceListUrl } from '../../../../router/admin-urls.ts';
import { AdminPage } from '../../../../ui/AdminPage.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { startOfDay } from '../../../../ui/start-of-day.ts';
import { type Filter, TableFilters } from '../../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../../ui/useTableQuery.ts';
import { useTimeZone } from '../../../../ui/useTimeZone.ts';
import { useInvoiceListQuery } from './InvoiceList.generated.tsx';

const FIRST = 50;

const kinds = { INVOICE: t.invoice, CREDIT_NOTE: t.creditNote } as const;

const filters: Filter[] = [
  { name: 'kind', label: list.kind, options: kinds },
  { name: 'from', label: list.from },
  { name: 'to', label: list.to },
];

/** The invoices and credit notes of all orders, newest first. */
export default function InvoiceList() {
  const query = useTableQuery(['ISSUED_AT']);
  // As the dates of documents.
  const timeZone = useTimeZone() ?? 'UTC';
  const kind = query.filter('kind');
  const { keyword } = query.variables;
  const isFiltered = keyword !== '' || filters.some(({ name }) => query.filter(name));
  const result = useInvoiceListQuery({
    variables: {
      first: FIRST,
      after: query.filter('after'),
      keyword,
      kind: kind === 'INVOICE' || kind === 'CREDIT_NOTE' ? kind : null,
      from: startOfDay(query.filter('from'), 0, timeZone),
      to: startOfDay(query.filter('to'), 1, timeZone),
    },
  });
  return (
    <AdminPage title={t.invoices} back={adminOrdersUrl} maxWidth={1100} result={result}>
      {({ invoices: { nodes, pageInfo } }) => (
        <>
          <TableFilters query={withoutPlace(query)} searchLabel={list.numberNameOrEmail} filters={filters} />
          {nodes.length === 0 ? (
            <EmptyState
              action={
                isFiltered
                  ? { href: query.all, label: ui.showAll }
                  : { href: adminOrdersUrl, label: ui.allOrders }
              }
            >
              {isFiltered ? list.noneFound : list.noneListed}
            </EmptyState>
          ) : (
            <DataTable
              label={t.invoices}
              stale={result.loading}
              rows={nodes}
              columns={[
                { title: list.number, cell: ({ kind, number }) => t.numbered(kinds[kind], number) },
                { title: list.issued, cell: ({ issuedAt }) => <ShortDate iso={issuedAt} /> },
                {
                  title: list.order,
                  cell: ({ orderId, orderNumber }) => (
                    <Link href={adminOrderUrl(orderId, invoiceListUrl)}>{orderName(orderNumber)}</Link>
                  ),
                },
                { title: list.buyer, cell: ({ customerName }) => customerName },
                {
                  title: list.amount,
                  isNumber: true,
                  cell: ({ kind, amount: { amount, currency } }) =>
                    `${kind === 'INVOICE' ? '' : '-'}${formatMoney(amount, { currency })}`,
                },
                {
                  title: list.download,
                  cell: ({ number, files }) => (
                    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
                      {files.length === 0 && t.noLongerKept}
                      {files.map(({ format, path }) => (
                        <Link
                          key={format}
                          href={path}
                          target="_blank"
                          rel="noopener"
                          aria-label={t.fileOf(t.formats[format], number)}
                        >
                          {t.formats[format]}
                        </Link>
                      ))}
                    </Box>
                  ),
                },
              ]}
            />
          )}
          <Box sx={{ display: 'flex', gap: 2, my: 2 }}>
            {query.filter('after') && <Link href={query.href({ after: null })}>{list.newest}</Link>}
            {pageInfo.hasNextPage && (
              <Link href={query.href({ after: pageInfo.endCursor })}>{list.older}</Link>
            )}
          </Box>
        </>
      )}
    </AdminPage>
  );
}

/** Another choice begins at the newest entry. */
function withoutPlace(query: ReturnType<typeof useTableQuery>): ReturnType<typeof useTableQuery> {
  return { ...query, apply: (changes) => query.apply({ ...changes, after: null }) };
}
