import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/home';
import { CITRON, INK } from '#money/house-colors';
import { countText } from '../../../features/dashboard/count-text.ts';
import type { Todo, Waiting } from '../../../features/dashboard/todo.ts';
import {
  adminMailsUrl,
  adminOrdersUrl,
  adminProductsUrl,
  inquiriesUrl,
  returnsUrl,
  reviewsUrl,
} from '../../../router/admin-urls.ts';
import { Glyph, Icon, outlined } from '../../../ui/Icon.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';

interface Tile {
  name: Waiting & keyof typeof t.waiting;
  /** The list that it counts. */
  href: string;
  look?: 'next' | 'failed';
}

const tiles: readonly Tile[] = [
  { name: 'ordersToShip', href: `${adminOrdersUrl}?task=SHIP`, look: 'next' },
  { name: 'ordersOnHold', href: `${adminOrdersUrl}?task=RELEASE` },
  { name: 'refunds', href: `${adminOrdersUrl}?task=REFUND`, look: 'failed' },
  { name: 'openReturns', href: `${returnsUrl}?state=OPEN` },
  { name: 'messages', href: `${adminOrdersUrl}?answer=yes` },
  { name: 'inquiries', href: inquiriesUrl },
  { name: 'unpaidOrders', href: `${adminOrdersUrl}?task=COLLECT_PAYMENT` },
  { name: 'lowStock', href: `${adminProductsUrl}?view=LOW_STOCK` },
  { name: 'waitingReviews', href: `${reviewsUrl}?state=WAITING` },
  { name: 'reportedReviews', href: `${reviewsUrl}?reports=open` },
  { name: 'failedMails', href: `${adminMailsUrl}?state=FAILED`, look: 'failed' },
  { name: 'failedJobs', href: '/admin/jobs', look: 'failed' },
];

/** What waits, each leading to its list; below it the lists in which nothing does. What the viewer may not see is left out. */
export function TodoTiles({ todo }: { todo: Todo }) {
  const shown = tiles.flatMap((each) => {
    const count = todo[each.name];
    return typeof count === 'number' ? [{ ...each, count }] : [];
  });
  const waiting = shown.filter(({ count }) => count > 0);
  const done = shown.filter(({ count }) => count === 0);
  return (
    <Box sx={panel}>
      {waiting.length > 0 && (
        <Box component="ul" aria-label={t.whatWaits} sx={list(Math.min(4, waiting.length))}>
          {waiting.map(({ name, href, look, count }) => (
            <Box component="li" key={name} sx={{ display: 'grid' }}>
              <Box component={RouterLink} href={href} data-look={look} sx={tile}>
                <Box component="span" className="count">
                  {countText(count)}
                </Box>
                <span>
                  <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                    {t.waiting[name]}
                  </Box>
                  <Box component="span" className="fact">
                    {t.facts[name]}
                  </Box>
                </span>
                <Glyph
                  path="M4.5 12h15m-6.5-6.5 6.5 6.5-6.5 6.5"
                  size={20}
                  sx={{ ...outlined, ml: 'auto' }}
                />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {done.length > 0 && (
        <Box sx={nothing}>
          <Box component="span" sx={{ color: 'success.main', display: 'flex' }}>
            <Icon name="check" size={20} />
          </Box>
          <span>{t.nothingWaits}:</span>
          <Box component="ul" aria-label={t.nothingWaits} sx={names}>
            {done.map(({ name, href }) => (
              <li key={name}>
                <Link href={href}>{t.waiting[name]}</Link>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const panel = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

const nothing = {
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 1,
  px: 2.5,
  py: 1.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
};
const names = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  '& a': { display: 'inline-block', py: 0.25 },
};

const list = (columns: number) => ({
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: columns > 1 ? '1fr 1fr' : '1fr', lg: `repeat(${columns}, 1fr)` },
  gap: '1px',
});

const tile = {
  display: 'flex',
  flexDirection: { xs: 'row', sm: 'column' },
  alignItems: { xs: 'center', sm: 'stretch' },
  gap: { xs: 2, sm: 1 },
  position: 'relative',
  p: 2.5,
  bgcolor: 'background.paper',
  boxShadow: '0 0 0 1px var(--palette-divider)',
  color: 'text.primary',
  textDecoration: 'none',
  '& .count': {
    minWidth: { xs: 56, sm: 0 },
    minHeight: 44,
    fontFamily: 'h1.fontFamily',
    fontSize: { xs: '1.75rem', sm: '2.75rem' },
    fontWeight: 700,
    lineHeight: 1,
  },
  '& .fact': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& > svg': { position: { sm: 'absolute' }, top: 24, right: 20 },
  '&[data-look=next]': { bgcolor: CITRON, color: INK, '--focus': INK },
  '&[data-look=next] .fact': { color: '#37473F' },
  '&[data-look=failed] .count': { color: 'error.main' },
  '&:hover .fact': { textDecoration: 'underline' },
  '&:focus-visible': { outlineOffset: -4 },
};
