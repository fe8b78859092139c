import Box from '@mui/material/Box';
import * as t from '#messages/admin/products';
import type { ProductView } from '../../../schema.generated.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import type { TableQuery } from '../../../ui/useTableQuery.ts';

export const views: Record<ProductView, string> = {
  ALL: t.all,
  PUBLISHED: t.published,
  DRAFTS: t.drafts,
  LOW_STOCK: t.lowStock,
  SOLD_OUT: t.soldOut,
  REDUCED: t.reduced,
  DELETED: t.deletedLabel,
};

interface ProductViewsProps {
  query: TableQuery;
  view: ProductView;
  counts: readonly { view: ProductView; total: number }[];
}

/** Leads to the parts of the list, with how many products each has; without the numbers in a search, which they do not count. */
export function ProductViews({ query, view, counts }: ProductViewsProps) {
  return (
    <Box component="nav" aria-label={t.views} sx={{ mt: 2, overflowX: 'auto' }}>
      <Box component="ul" sx={list}>
        {(Object.keys(views) as ProductView[]).map((each) => (
          <li key={each}>
            <Box
              component={RouterLink}
              href={query.href({ view: each === 'ALL' ? null : each })}
              aria-current={each === view ? 'page' : undefined}
              sx={tab}
            >
              {views[each]}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {counts.find((count) => count.view === each)?.total}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const list = {
  listStyle: 'none',
  display: 'flex',
  gap: 0.5,
  m: 0,
  p: 0,
  minWidth: 'max-content',
  borderBottom: 1,
  borderColor: 'divider',
};

const tab = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: 'text.primary',
  textDecoration: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { boxShadow: 'inset 0 -2px currentColor' },
};
