import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/app';
import { version } from '../../../package.json';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { adminLinks } from '../../router/admin-paths.ts';
import { CITRON, INK } from '../../ui/colors.ts';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { RouterLink } from '../../ui/RouterLink.tsx';

type Href = (typeof adminLinks)[number]['href'];

/** Outlines on a 24-unit grid. */
const icons: Record<Href, string> = {
  '/admin/productlist': 'M4 4h8l8.5 8.5-8 8L4 12zM8.3 8.3h.01',
  '/admin/categories': 'M4 4.5h6v5H4zM14 9.5h6v5h-6zM14 16.5h6v4h-6zM7 9.5v9h7M7 12h7',
  '/admin/attributes': 'M4 6.5h9m4 0h3M4 12h3m4 0h9M4 17.5h11m4 0h1M15 4.5v4M9 10v4M17 15.5v4',
  '/admin/search': 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20.5 20.5',
  '/admin/imports': 'M8 4v13M4.5 13.5 8 17l3.5-3.5M16 20V7M12.5 10.5 16 7l3.5 3.5',
  '/admin/orderlist': 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
  '/admin/userlist':
    'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 13.8a6.5 6.5 0 0 1 3.5 5.7',
  '/admin/money': 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5h.01M18 14.5h.01',
  '/admin/promotions':
    'M6 18 18 6M7.5 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.5 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  '/admin/settings': 'M4 7h10m4 0h2M4 17h4m4 0h8M16 5v4M10 15v4',
  '/admin/jobs': 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  '/admin/stafflist':
    'M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6zm0 4.7a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM8.3 16.4a4.2 4.2 0 0 1 7.4 0',
  '/admin/mails': 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  '/admin/log': 'M8.5 6h12m-12 6h12m-12 6h12M4 6h.01M4 12h.01M4 18h.01',
};

/** Screens that a list leads to. */
const within: Partial<Record<Href, string[]>> = {
  '/admin/orderlist': ['/admin/orders/'],
  '/admin/productlist': ['/editproducts/', '/admin/products/'],
  '/admin/userlist': ['/admin/useredit/'],
  '/admin/imports': ['/admin/imports/'],
};

/** The screens that the viewer may use: a rail beside the page, with small labels on tablets, and a bar at the foot of phones. */
export function AdminRail() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const usable = adminLinks.filter(({ needs }) => may(viewer, needs));
  if (usable.length === 0) return null;
  return (
    <Box
      component="nav"
      id="admin-rail"
      aria-label={t.admin}
      sx={{
        '--focus': CITRON,
        bgcolor: INK,
        color: '#A9B7B1',
        borderTop: '1px solid #2C3B36',
        [PHONE]: { position: 'fixed', zIndex: 'appBar', inset: 'auto 0 0 0', overflowX: 'auto' },
      }}
    >
      <Box component="ul" sx={list}>
        {usable.map(({ label, href }) => {
          const isCurrent = pathname === href || within[href]?.some((start) => pathname.startsWith(start));
          return (
            <Box component="li" key={href} sx={{ flex: '1 0 auto' }}>
              <Box
                component={RouterLink}
                href={href}
                ref={isCurrent ? scrollTo : undefined}
                aria-current={isCurrent ? 'page' : undefined}
                sx={item}
              >
                <Glyph path={icons[href]} size={22} sx={outlined} />
                {label}
              </Box>
            </Box>
          );
        })}
        <Box component="li" sx={software}>
          {t.citron(version)}
        </Box>
      </Box>
    </Box>
  );
}

/** Centres a link in the bar, which may be wider than a phone. */
function scrollTo(link: HTMLElement | null): void {
  const bar = link?.closest('nav');
  if (link && bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
}

const PHONE = '@media (max-width: 767px)';
const WIDE = '@media (min-width: 1024px)';

const list = {
  listStyle: 'none',
  m: 0,
  display: 'flex',
  p: 0,
  [WIDE]: { width: 200 },
  '@media (min-width: 768px)': { display: 'grid', gap: 0.25, p: 1.5, position: 'sticky', top: 64 },
};

const software = { alignSelf: 'center', px: 1.5, py: 1, fontSize: '0.8125rem', whiteSpace: 'nowrap' };

const item = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minHeight: 64,
  px: 1.5,
  borderRadius: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: 'inherit',
  '&:hover, &[aria-current]': { color: '#FFFFFF' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    bgcolor: '#22332D',
    [PHONE]: { bgcolor: 'transparent', borderRadius: 0, boxShadow: `inset 0 3px ${CITRON}` },
  },
  [WIDE]: {
    flexDirection: 'row',
    justifyContent: 'flex-start',
    gap: 1.5,
    minHeight: 44,
    fontSize: '0.9375rem',
    fontWeight: 500,
    '&[aria-current]': { bgcolor: '#22332D', fontWeight: 700 },
  },
};
