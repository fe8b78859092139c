import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/stock';
import { orderName } from '#money/order-name';
import { adminOrderUrl, editProductUrl, stocktakeUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageLinks } from '../../../ui/PageLinks.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { AdjustStock } from './AdjustStock.tsx';
import { balancesOf } from './balances.ts';
import { type StockHistoryQuery, useStockHistoryQuery } from './StockHistory.generated.tsx';

const FIRST = 50;

type Move = StockHistoryQuery['stockMoves']['nodes'][number];

const signed = (qty: number) => (qty > 0 ? `+${qty}` : String(qty).replace('-', '−'));

/** What moved the stock of a product, or of one of its variants: when, why, by whom and for which order. */
export default function StockHistoryPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useTableQuery(['at']);
  const [variantId, after] = [query.filter('variant'), query.filter('after')];
  const result = useStockHistoryQuery({
    variables: { id, variantId, first: FIRST, after },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AdminPage
      title={result.data ? t.stockOf(result.data.product.name) : t.stockHistory}
      back={editProductUrl(id)}
      result={result}
    >
      {({ product: { variants }, stockMoves: { nodes, pageInfo } }) => (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {t.intro}
          </Typography>
          <AdjustStock variants={variants} variantId={variantId} />
          {variants.length > 1 && (
            <Box sx={{ maxWidth: 360, my: 2 }}>
              <Select
                label={t.variant}
                none={t.allVariants}
                value={variantId ?? ''}
                options={variants.map(({ id: value, options, countInStock, inventoryQuantity }) => [
                  value,
                  t.inStock(options.join(', '), inventoryQuantity ?? countInStock),
                ])}
                onChange={(value) => navigate(query.href({ variant: value || null, after: null }))}
              />
            </Box>
          )}
          {nodes.length === 0 ? (
            <EmptyState>{t.nothingMoved}</EmptyState>
          ) : (
            <DataTable
              label={t.stockHistory}
              // On later pages the moves since are not known.
              columns={columnsOf(nodes, after ? null : balancesOf(nodes, variants))}
              rows={nodes}
            />
          )}
          <PageLinks query={query} {...pageInfo} />
        </>
      )}
    </AdminPage>
  );
}

function columnsOf(moves: readonly Move[], balances: ReadonlyMap<string, number> | null): Column<Move>[] {
  const hasOptions = moves.some(({ options }) => options.length > 0);
  return [
    { title: t.when, cell: ({ at }) => <Time iso={at} /> },
    ...(hasOptions ? [{ title: t.variantColumn, cell: ({ options }: Move) => options.join(', ') }] : []),
    { title: t.sku, cell: ({ sku }) => sku ?? '–' },
    { title: t.change, isNumber: true, cell: ({ qty }) => signed(qty) },
    ...(balances
      ? [{ title: t.balance, isNumber: true, cell: ({ id }: Move) => balances.get(id) ?? '–' }]
      : []),
    { title: t.why, cell: (move) => <Reason move={move} /> },
    {
      title: t.order,
      cell: ({ orderId, orderNumber }) =>
        orderId && orderNumber ? (
          <Link component={RouterLink} href={adminOrderUrl(orderId)}>
            {orderName(orderNumber)}
          </Link>
        ) : (
          '–'
        ),
    },
    { title: t.by, cell: ({ actorName }) => actorName ?? '–' },
  ];
}

function Reason({ move: { reason, stocktakeId, stocktakeName } }: { move: Move }) {
  if (!stocktakeId || !stocktakeName) return t.reasons[reason];
  return (
    <span>
      {t.reasons[reason]}:{' '}
      <Link component={RouterLink} href={stocktakeUrl(stocktakeId)}>
        {stocktakeName}
      </Link>
    </span>
  );
}
