import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import * as t from '#messages/app';
import { useShownScreen } from '../../router/shown-screen.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSettings } from '../../ui/settings.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PAGE_BOX } from './page-box.ts';

const Analytics = lazyPart(async () => (await import('../analytics/Analytics.tsx')).Analytics);

/** The frame of the shop's screens. */
export function ShopFrame({ children }: PropsWithChildren) {
  const { testPayments, analytics } = useSettings();
  const { isCheckout } = useShownScreen().match.screen;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Header hasSearch={!isCheckout} />
      <Box
        sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper', fontSize: '0.9375rem' }}
      >
        <Box sx={{ ...PAGE_BOX, display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: 3 }}>
          {!isCheckout && <CategoryNav />}
          {testPayments && <TestPaymentsNotice />}
        </Box>
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, ...PAGE_BOX, py: { xs: 3, md: 5 } }}
      >
        {children}
      </Box>
      <Footer />
      {analytics && <Analytics {...analytics} />}
    </Box>
  );
}

/** At the end of the row of categories. */
function TestPaymentsNotice() {
  return (
    <Box
      component="aside"
      aria-label={t.testMode}
      sx={{
        ml: 'auto',
        minHeight: 44,
        alignContent: 'center',
        fontSize: '0.8125rem',
        '&::before': {
          content: '""',
          display: 'inline-block',
          p: 0.5,
          mr: 1,
          borderRadius: 1,
          border: 1,
          bgcolor: 'secondary.main',
        },
      }}
    >
      {t.testPaymentsNoMoneyIs}
    </Box>
  );
}
