import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/orders';
import * as ui from '#messages/admin/ui';
import { states } from '#messages/orders';
import { SelectionTools } from '../../../apollo/SelectionTools.tsx';
import { FilterByField } from '../../../features/custom-fields/FilterByField.tsx';
import { countText } from '../../../features/dashboard/count-text.ts';
import { useTodoQuery } from '../../../features/dashboard/Todo.generated.tsx';
import { useOrderListLazyQuery, useOrderListQuery } from '../../../features/orders/OrderList.generated.tsx';
import { orderListColumns, orderListVariables } from '../../../features/orders/order-list.ts';
import { useAdminOrderUrl } from '../../../features/orders/useAdminOrderUrl.ts';
import { newOrderUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { chosenColumns } from '../../../ui/chosen-columns.ts';
import type { Filter } from '../../../ui/TableFilters.tsx';
import { TablePage } from '../../../ui/TablePage.tsx';
import { useSelection } from '../../../ui/useSelection.ts';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useTimeZone } from '../../../ui/useTimeZone.ts';
import { ViewTabs } from '../../../ui/ViewTabs.tsx';
import { ExportOrders } from './ExportOrders.tsx';
import { useOrderFieldChoicesQuery } from './NewOrder.generated.tsx';
import { OrderActions } from './OrderActions.tsx';
import { useOrderViewsQuery } from './OrderViews.generated.tsx';
import { orderCard } from './order-card.ts';
import { listColumns, TABLE } from './order-list-columns.tsx';
import { SavedViews } from './SavedViews.tsx';
import { openView, viewHref } from './saved-view.ts';

/** Most orders that can be tagged or printed at once. */
const MOST = 100;

const filters: Filter[] = [
  { name: 'from', label: t.placedFrom },
  { name: 'to', label: t.placedUntil },
  { name: 'paid', label: t.paid, options: { yes: t.paid, no: t.notPaid } },
  { name: 'delivered', label: t.delivered, options: { yes: t.delivered, no: t.notDelivered } },
  { name: 'state', label: t.state, options: states },
  { name: 'onHold', label: t.onHold, options: { yes: t.onHold, no: t.notOnHold } },
  { name: 'answer', label: t.messages, options: { yes: t.answerWaiting } },
  { name: 'withdrawn', label: t.withdrawals, options: { yes: t.withdrawn } },
  { name: 'backordered', label: t.backorders, options: { yes: t.backordered, no: t.notBackordered } },
];

const tabs = { ALL: t.allOrders, ...t.tasks };

/** Every order of the shop: found, selected, printed, shipped and tagged. */
export function OrderList() {
  const table = useTableQuery(orderListColumns);
  const variables = orderListVariables(table.params, useTimeZone());
  const query = { ...table, variables };
  const tag = query.filter('tag');
  const todo = useTodoQuery().data?.todo;
  const views = useOrderViewsQuery().data?.orderViews ?? [];
  const view = openView(query, views);
  const fields = useOrderFieldChoicesQuery().data?.customFieldDefinitions ?? [];
  const result = useOrderListQuery({ variables });
  const [readPage] = useOrderListLazyQuery({ fetchPolicy: 'no-cache' });
  const list = (result.data ?? result.previousData)?.orders;
  const rows = list?.orders ?? [];
  const { page, sortBy, descending, ...listed } = variables;
  const part = result.data ? JSON.stringify([page, sortBy, descending]) : null;
  const selection = useSelection(JSON.stringify(listed), rows, MOST, part);
  const columns = { list: 'order', columns: listColumns(useAdminOrderUrl(), selection, fields) } as const;
  const read = async (part: { page: number; pageSize: number }) =>
    (await readPage({ variables: { ...variables, ...part } })).data?.orders.orders ?? [];
  const savedViews = <SavedViews {...{ query, view, columns }} />;
  return (
    <>
      <TablePage
        title={t.orders}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {rows.length > 0 && <ExportOrders variables={variables} />}
            <Button href={newOrderUrl} variant="contained">
              {t.newOrder}
            </Button>
          </Box>
        }
        searchLabel={t.whatOrdersAreFoundBy}
        filters={filters}
        more={{
          isChosen: variables.customField !== null,
          filter: <FilterByField query={query} definitions={fields} />,
        }}
        columns={chosenColumns(columns, query)}
        views={
          <>
            <ViewTabs
              query={query}
              name="task"
              views={tabs}
              view={variables.task ?? 'ALL'}
              counts={
                todo
                  ? [
                      { view: 'SHIP', total: countText(todo.ordersToShip ?? 0) },
                      { view: 'RELEASE', total: countText(todo.ordersOnHold ?? 0) },
                      { view: 'COLLECT_PAYMENT', total: countText(todo.unpaidOrders ?? 0) },
                      { view: 'REFUND', total: countText(todo.refunds ?? 0) },
                    ]
                  : []
              }
              saved={views.map((each) => ({
                id: each.id,
                name: each.name,
                href: viewHref(query, each),
                isOpen: each === view,
              }))}
            />
            {/* Not before the orders are there: its dialog would close when it moves to them. */}
            {list && rows.length === 0 && !query.isAll && savedViews}
            {variables.customer && (
              <Typography>
                {t.ordersOfOneCustomer}. <Link href={query.href({ customer: null })}>{t.showAllOrders}</Link>
              </Typography>
            )}
            {tag && (
              <Typography>
                {t.ordersTagged(tag)}. <Link href={query.href({ tag: null })}>{t.showAllOrders}</Link>
              </Typography>
            )}
          </>
        }
        tools={
          list && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <SelectionTools selection={selection} rows={rows} total={list.total} read={read} />
              {savedViews}
            </Box>
          )
        }
        query={query}
        isSelected={selection.has}
        cardsBelow={TABLE}
        cardStyle={orderCard}
        result={result}
        empty={{
          text: ui.noOrdersYet,
          action: { href: newOrderUrl, label: ui.takeAnOrder },
          part: query.params.size === 1 && variables.task ? t.nothingWaits[variables.task] : undefined,
        }}
        read={({ orders }) => ({ ...orders, rows: orders.orders })}
      />
      <OrderActions selection={selection} />
    </>
  );
}
