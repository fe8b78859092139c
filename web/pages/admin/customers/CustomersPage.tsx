import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/customers';
import * as past from '#messages/admin/past-orders';
import * as segments from '#messages/admin/segments';
import { FilterByField } from '../../../features/custom-fields/FilterByField.tsx';
import { customersUrl, customerUrl, pastOrdersUrl } from '../../../router/admin-urls.ts';
import type { CustomerFilterInput, CustomerSort } from '../../../schema.generated.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { ChooseColumns } from '../../../ui/ChooseColumns.tsx';
import { chosenColumns } from '../../../ui/chosen-columns.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { DropdownMenu } from '../../../ui/DropdownMenu.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { fieldFilterIn, fieldFilterParams } from '../../../ui/field-filter.ts';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TableFilters } from '../../../ui/TableFilters.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useCustomerFieldChoicesQuery, useCustomersQuery } from './Customers.generated.tsx';
import { customerColumns } from './customer-columns.tsx';
import { filterIn, filterParams, filterTexts, hasNames } from './customer-filter.ts';
import { FilterCustomers } from './FilterCustomers.tsx';
import { SaveSegment } from './SaveSegment.tsx';
import { useFilterNamesQuery } from './Segments.generated.tsx';

/** Customers of a page. */
const FIRST = 25;

const SORTS = ['CREATED_AT', 'NAME', 'EMAIL', 'LAST_ORDER', 'ORDERS', 'SPENT'] as const;

/** The address of a file of the customers that are listed. */
function exportUrl(format: string, wanted: object, filter: CustomerFilterInput | null): string {
  const all = Object.entries({ ...wanted, ...filterParams(filter ?? {}) });
  const set = all.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `/files/customers.${format}?${new URLSearchParams(set)}`;
}

/** Who bought in the shop: found, sorted and opened. */
export default function CustomersPage() {
  const query = useTableQuery<CustomerSort>(SORTS);
  const { pathname, search } = useLocation();
  const { page: _, ...listed } = query.variables;
  const after = query.filter('after');
  const tag = query.filter('tag');
  const settings = useSettings();
  const filter = filterIn(query.params, settings.currency);
  const customField = fieldFilterIn(query.params);
  const fields = useCustomerFieldChoicesQuery().data?.customFieldDefinitions ?? [];
  const columns = {
    list: 'customer',
    columns: customerColumns((id) => customerUrl(id, pathname + search), fields),
  } as const;
  const result = useCustomersQuery({
    variables: { ...listed, first: FIRST, after, tag, filter, customField },
    fetchPolicy: 'cache-and-network',
  });
  const named = useFilterNamesQuery({
    variables: { filter: filter ?? {} },
    skip: !hasNames(filter),
    fetchPolicy: 'cache-and-network',
  });
  const names = named.data?.customerFilterNames;
  return (
    <>
      <AdminHeading
        title={t.customers}
        action={<Link href={pastOrdersUrl(listed.keyword)}>{past.beforeThisShop}</Link>}
      />
      {tag && (
        <Typography>
          {t.customersTagged(tag)}. <Link href={query.href({ tag: null })}>{t.showAll}</Link>
        </Typography>
      )}
      <TableFilters query={query} searchLabel={t.foundBy} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <FilterCustomers
          {...{ filter, names, currency: settings.currency }}
          onApply={(chosen) => query.apply(filterParams(chosen))}
        />
        <FilterByField query={query} definitions={fields} />
        <DropdownMenu
          title={t.exportCustomers}
          items={(['csv', 'xlsx'] as const).map((format) => ({
            label: format.toUpperCase(),
            onClick: () =>
              window.location.assign(
                exportUrl(
                  format,
                  { keyword: listed.keyword, tag, ...fieldFilterParams(customField) },
                  filter,
                ),
              ),
          }))}
        />
        <ChooseColumns of={columns} query={query} hint={t.columnsHint} />
        {filter && !customField && <SaveSegment filter={filter} />}
        {filter && !named.loading && (
          <Typography sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
            {segments.shownAre(filterTexts(filter, settings, names).join(', '))}{' '}
            <Link href={query.href(filterParams({}))}>{t.showAll}</Link>
          </Typography>
        )}
        {names?.problem && <Message severity="warning">{names.problem}</Message>}
      </Box>
      <Loaded result={result}>
        {({ customers: { nodes, pageInfo } }, stale) => (
          <>
            {nodes.length > 0 ? (
              <DataTable
                label={t.customers}
                columns={chosenColumns(columns, query)}
                rows={nodes}
                query={query}
                stale={stale}
              />
            ) : query.isAll ? (
              <EmptyState>{t.noCustomers}</EmptyState>
            ) : (
              <EmptyState action={{ href: customersUrl, label: t.showAll }}>
                {listed.keyword || after || tag || filter || customField
                  ? t.nobodyMatches
                  : t.nobodyHasOrdered}
              </EmptyState>
            )}
            <Box sx={{ display: 'flex', gap: 2, my: 2, '& a': { minHeight: 44, minWidth: 44 } }}>
              {after && <Link href={query.href({ after: null })}>{t.first}</Link>}
              {pageInfo.hasNextPage && <Link href={query.href({ after: pageInfo.endCursor })}>{t.next}</Link>}
            </Box>
          </>
        )}
      </Loaded>
    </>
  );
}
