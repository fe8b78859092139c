import Box from '@mui/material/Box';
import * as t from '#messages/admin/ui';
import { RouterLink } from './RouterLink.tsx';
import type { TableQuery } from './useTableQuery.ts';

interface ViewTabsProps<View extends string> {
  query: TableQuery;
  /** The parameter of the address that names the part. */
  name?: string;
  /** What each part of the list is called. The address does not name the whole list, ALL. */
  views: Record<View, string>;
  view: View;
  counts: readonly { view: View; total: number | string }[];
  /** Parts that people saved, after the others; while one is open, the others lead to their whole parts. */
  saved?: readonly { id: string; name: string; href: string; isOpen: boolean }[];
}

/** Leads to the parts of a list, with how many rows each has. */
export function ViewTabs<View extends string>({
  query,
  name = 'view',
  views,
  view,
  counts,
  saved = [],
}: ViewTabsProps<View>) {
  const isSaved = saved.some(({ isOpen }) => isOpen);
  const hrefOf = (each: View) =>
    isSaved
      ? each === 'ALL'
        ? query.all
        : `${query.all}?${new URLSearchParams({ [name]: each })}`
      : query.href({ [name]: each === 'ALL' ? null : each });
  return (
    <Box component="nav" aria-label={t.views} sx={{ mt: { xs: 0, sm: 2 }, overflowX: 'auto' }}>
      <Box component="ul" sx={list}>
        {(Object.keys(views) as View[]).map((each) => (
          <li key={each}>
            <Box
              component={RouterLink}
              href={hrefOf(each)}
              aria-current={each === view && !isSaved ? 'page' : undefined}
              sx={tab}
            >
              {views[each]}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {counts.find((count) => count.view === each)?.total}
              </Box>
            </Box>
          </li>
        ))}
        {saved.map(({ id, name: label, href, isOpen }) => (
          <li key={id}>
            <Box component={RouterLink} href={href} aria-current={isOpen ? 'page' : undefined} sx={tab}>
              {label}
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
