import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/app';
import { CITRON, INK } from '#money/house-colors';
import { HOUSE_NAME } from '#money/house-name';
import { Button } from '../../ui/Button.tsx';
import { useSettings } from '../../ui/settings.ts';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';
import { AdminSearch } from './AdminSearch.tsx';
import { CONTENT, HEADER, NARROW, PHONE, RAIL, TABLET, WIDE } from './widths.ts';

/** The name of the shop over the rail, and beside it what is of use on every screen. */
export function AdminHeader() {
  const { shopName } = useSettings();
  return (
    <Box component="header" sx={header}>
      <Box sx={{ ...brand, ...(shopName === HOUSE_NAME && { textTransform: 'lowercase' }) }}>
        <Link
          href="/"
          noWrap
          underline="none"
          color="inherit"
          aria-label={shopName}
          sx={{ font: 'inherit', minWidth: 0 }}
        >
          <Box component="span" sx={{ [TABLET]: { display: 'none' } }}>
            {shopName}
          </Box>
          <Box component="span" sx={{ display: 'none', [TABLET]: { display: 'inline' } }}>
            {shopName.charAt(0)}
          </Box>
          <Box component="span" sx={{ color: CITRON }}>
            .
          </Box>
        </Link>
        <Box component="span" sx={mark}>
          {t.admin}
        </Box>
      </Box>
      <AdminSearch />
      <ThemeSwitch />
      <Button color="inherit" href="/" sx={{ flex: 'none', whiteSpace: 'nowrap', [NARROW]: { px: 1 } }}>
        {t.viewShop}
      </Button>
    </Box>
  );
}

const header = {
  gridArea: 'header',
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  boxSizing: 'border-box',
  height: HEADER,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pr: { xs: 1, sm: 2 },
  // What it ends with ends with the content.
  [WIDE]: { pr: `calc(max(0px, 100% - ${RAIL.wide + CONTENT}px) + 12px)` },
  bgcolor: 'background.default',
  boxShadow: 'inset 0 -1px var(--palette-divider)',
  // Text of twice the size takes a second row.
  [PHONE]: {
    flexWrap: 'wrap',
    height: 'auto',
    minHeight: HEADER,
    bgcolor: INK,
    boxShadow: 'none',
    color: '#FFFFFF',
    colorScheme: 'dark',
    '--focus': CITRON,
  },
};

const brand = {
  boxSizing: 'border-box',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'baseline',
  pt: '18px',
  px: 2.5,
  bgcolor: INK,
  color: '#FFFFFF',
  '--focus': CITRON,
  fontFamily: 'h2.fontFamily',
  fontSize: '1.5rem',
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.025em',
  [NARROW]: { px: 1.5 },
  [TABLET]: { width: RAIL.narrow },
  [WIDE]: { width: RAIL.wide },
};

const mark = {
  flex: 'none',
  ml: 1,
  color: '#A9B7B1',
  fontFamily: 'body1.fontFamily',
  fontSize: '0.8125rem',
  fontWeight: 600,
  letterSpacing: 0,
  textTransform: 'none',
  [TABLET]: { display: 'none' },
  [NARROW]: { display: 'none' },
};
