import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/app';
import { useSessionCheck } from '../../features/accounts/useSessionCheck.ts';
import { useShownScreen } from '../../router/shown-screen.ts';
import { useSettings } from '../../ui/settings.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { CurrentScreen } from './CurrentScreen.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PAGE_BOX } from './page-box.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** The frame of every screen. */
export function Shell() {
  const { testPayments } = useSettings();
  useSessionCheck();
  const Rail = useShownScreen().match.screen.code?.Rail;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header />
      {!Rail && <CategoryNav />}
      {testPayments && <TestPaymentsBanner />}
      <Box sx={{ flex: 1, display: 'flex' }}>
        {Rail && <Rail />}
        <Box
          component="main"
          id="main"
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            ...PAGE_BOX,
            ...(Rail && { maxWidth: 1600, mx: 0, px: { xs: 2, sm: 3 } }),
            py: { xs: 3, md: 5 },
          }}
        >
          <CurrentScreen />
        </Box>
      </Box>
      <Footer />
      <RouteAnnouncer />
    </Box>
  );
}

/** For the keyboard: past the header in one step. Out of sight until it has the focus. */
function SkipLink() {
  return (
    <Link
      href="#main"
      sx={{
        position: 'absolute',
        zIndex: 'tooltip',
        m: 1,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        '&:not(:focus)': { clipPath: 'inset(50%)' },
      }}
    >
      {t.skipToContent}
    </Link>
  );
}

function TestPaymentsBanner() {
  return (
    <Box
      component="aside"
      aria-label={t.testMode}
      sx={{
        px: 2,
        py: 0.75,
        textAlign: 'center',
        fontSize: '0.875rem',
        fontWeight: 600,
        bgcolor: 'color-mix(in srgb, var(--palette-secondary-main) 28%, var(--palette-background-default))',
      }}
    >
      {t.testPaymentsNoMoneyIs}
    </Box>
  );
}
