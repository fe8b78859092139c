import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import * as t from '#messages/admin/stocktake';
import { stockHistoryUrl } from '../../../router/admin-urls.ts';
import type { StocktakeView } from '../../../schema.generated.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Money } from '../../../ui/Money.tsx';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { ViewTabs } from '../../../ui/ViewTabs.tsx';
import { itemName } from './item-name.ts';
import {
  type CountedLineFragment,
  useLeaveOutLinesMutation,
  useStocktakeLinesQuery,
} from './Stocktake.generated.tsx';
import type { StocktakeRowFragment } from './Stocktakes.generated.tsx';

const FIRST = 50;
const views: readonly StocktakeView[] = ['DIFFERENT', 'ALL', 'LEFT_OUT'];

/** The lines of a stock-take: those with a difference first, of which each can be left out while it is open. */
export function Lines({
  stocktake: { id, state },
}: {
  stocktake: Pick<StocktakeRowFragment, 'id' | 'state'>;
}) {
  const query = useTableQuery(['counted']);
  const wanted = query.filter('view');
  const view = views.find((each) => each === wanted) ?? 'DIFFERENT';
  const result = useStocktakeLinesQuery({
    variables: { id, view, first: FIRST, after: query.filter('after') },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <ViewTabs query={query} views={t.views} view={view} counts={[]} />
      <Loaded result={result}>
        {({ stocktakeLines: { nodes, pageInfo } }, stale) => (
          <>
            {nodes.length === 0 ? (
              <EmptyState>{t.noneOf[view]}</EmptyState>
            ) : (
              <DataTable
                label={t.views[view]}
                columns={
                  state === 'OPEN'
                    ? [...columns, stockColumn, leaveOutColumn(id)]
                    : [...columns, bookedColumn]
                }
                rows={nodes}
                stale={stale}
              />
            )}
            <PageLinks query={query} {...pageInfo} />
          </>
        )}
      </Loaded>
    </>
  );
}

const columns: Column<CountedLineFragment>[] = [
  { title: t.item, cell: (line) => <Item line={line} /> },
  {
    title: t.expected,
    isNumber: true,
    cell: ({ expected, reserved }) => (
      <span>
        {expected}
        {reserved > 0 && <Note>{t.ofOrders(reserved)}</Note>}
      </span>
    ),
  },
  { title: t.countedColumn, isNumber: true, cell: ({ counted }) => counted },
  { title: t.difference, isNumber: true, cell: ({ difference }) => <strong>{t.signed(difference)}</strong> },
  {
    title: t.valueAtCost,
    isNumber: true,
    cell: ({ difference, cost }) => (cost === null ? '–' : <Money cents={difference * cost} />),
  },
];

const stockColumn: Column<CountedLineFragment> = {
  title: t.stock,
  isNumber: true,
  cell: ({ countInStock, stockAfter, isLeftOut, isSold }) =>
    isSold ? t.nowAfter(countInStock, isLeftOut ? countInStock : stockAfter) : '–',
};

const bookedColumn: Column<CountedLineFragment> = {
  title: t.bookedColumn,
  isNumber: true,
  cell: ({ booked, difference, isLeftOut }) => {
    if (isLeftOut) return t.views.LEFT_OUT;
    if (booked === null) return '–';
    return (
      <span>
        {t.signed(booked)}
        {booked > difference && <Note>{t.wasShort(booked - difference)}</Note>}
      </span>
    );
  },
};

const leaveOutColumn = (id: string): Column<CountedLineFragment> => ({
  title: t.leftOut,
  cell: (line) => <LeaveOut id={id} line={line} />,
});

function Item({ line }: { line: CountedLineFragment }) {
  const { productId, sku, isUncertain, changedByHand, isSold, countInStock, difference, booked } = line;
  const short = booked === null && isSold ? -Math.min(0, countInStock + difference) : 0;
  return (
    <div>
      <Link component={RouterLink} href={stockHistoryUrl(productId)} sx={{ fontWeight: 600 }}>
        {itemName(line)}
      </Link>
      {sku && <Note>{sku}</Note>}
      {!isSold && <Warning>{t.noLongerSold}</Warning>}
      {isUncertain && <Warning>{t.countAgain}</Warning>}
      {changedByHand !== 0 && <Warning>{t.changedByHand(changedByHand)}</Warning>}
      {short > 0 && <Warning>{t.isShort(short)}</Warning>}
    </div>
  );
}

function LeaveOut({ id, line }: { id: string; line: CountedLineFragment }) {
  const [leaveOut] = useLeaveOutLinesMutation();
  /** What was ticked, until the list is loaded again. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  useEffect(() => setWanted(null), [line]);
  return (
    <Checkbox
      checked={wanted ?? line.isLeftOut}
      slotProps={{ input: { 'aria-label': t.leaveOut(itemName(line)) } }}
      onChange={({ target }) => {
        const input = { stocktakeId: id, lineIds: [line.id], isLeftOut: target.checked };
        setWanted(target.checked);
        // The error is shown already.
        void leaveOut({ variables: { input } }).catch(() => setWanted(null));
      }}
    />
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Typography component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
    {children}
  </Typography>
);

const Warning = ({ children }: { children: ReactNode }) => (
  <Typography component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'warning.main' }}>
    {children}
  </Typography>
);
