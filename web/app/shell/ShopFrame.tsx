import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import * as t from '#messages/app';
import { useSettings } from '../../ui/settings.ts';
import { CategoryNav } from './CategoryNav.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { PAGE_BOX } from './page-box.ts';

/** The frame of the shop's screens. */
export function ShopFrame({ children }: PropsWithChildren) {
  const { testPayments } = useSettings();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <Header />
      <CategoryNav />
      {testPayments && <TestPaymentsBanner />}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, ...PAGE_BOX, py: { xs: 3, md: 5 } }}
      >
        {children}
      </Box>
      <Footer />
    </Box>
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
