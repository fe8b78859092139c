import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/app';
import { HOUSE_NAME } from '#money/house-name';
import { ACCENT, BAR } from '../../ui/colors.ts';
import { useSettings } from '../../ui/settings.ts';
import { AccountMenus } from './AccountMenus.tsx';
import { CartLink } from './CartLink.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The dark bar: one row, or two on phones, where it scrolls away with the page. */
export function Header({ hasSearch }: { hasSearch: boolean }) {
  return (
    <Box
      component="header"
      sx={{
        position: { sm: 'sticky' },
        top: 0,
        zIndex: 'appBar',
        bgcolor: BAR,
        color: '#FFFFFF',
        colorScheme: 'dark',
        display: 'grid',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        gridTemplateAreas: { xs: '"brand menus" "search search"', sm: '"brand search menus"' },
        gridTemplateColumns: { xs: 'minmax(30%, 1fr) auto', sm: 'auto 1fr auto' },
        // In line with the page, which grows to 1,440 pixels.
        px: { xs: 2, sm: 3, lg: 'max(40px, calc(50% - 680px))' },
        py: 1.25,
        '--focus': ACCENT,
      }}
    >
      <Brand />
      {hasSearch && <SearchBox />}
      <Box
        component="nav"
        aria-label={t.accountAndCart}
        sx={{
          gridArea: 'menus',
          display: 'flex',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: { sm: 0.5 },
        }}
      >
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <ThemeSwitch />
        </Box>
        <CartLink />
        <AccountMenus />
      </Box>
    </Box>
  );
}

function Brand() {
  const { shopName, logo } = useSettings();
  return (
    <Link
      href="/"
      underline="none"
      variant="h2"
      sx={{
        gridArea: 'brand',
        // Two lines of a long name, at most.
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: '2',
        overflow: 'hidden',
        fontSize: { xs: shopName.length > 12 ? '1.125rem' : '1.5625rem', sm: '1.5625rem' },
        lineHeight: 1.2,
        color: 'inherit',
        // The wordmark of a shop that has no name of its own yet.
        ...(shopName === HOUSE_NAME && { textTransform: 'lowercase' }),
      }}
    >
      {logo ? (
        // Its size is in the style that the server sets.
        <img id="logo" src={logo} alt={shopName} />
      ) : (
        <>
          {shopName}
          <Box component="span" aria-hidden sx={{ color: ACCENT }}>
            .
          </Box>
        </>
      )}
    </Link>
  );
}
