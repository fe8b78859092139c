import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/app';
import { ACCENT, BAR } from '../../ui/colors.ts';
import { type MenuLink, useSettings } from '../../ui/settings.ts';
import { PAGE_BOX } from './page-box.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const columns: { title: string; isOutside?: boolean; links: readonly MenuLink[] }[] = [
  {
    title: t.shop,
    links: [
      { href: '/', label: t.latestProducts },
      { href: '/offers', label: t.reducedProducts },
    ],
  },
  {
    title: t.yourAccount,
    links: [
      { href: '/profile', label: t.profileAndOrders },
      { href: '/saved', label: t.savedProducts },
      { href: '/forgot', label: t.forgottenPassword },
    ],
  },
  {
    title: t.forIntegrators,
    // Pages of their own, that the app does not lead to.
    isOutside: true,
    links: [
      { href: '/playground/', label: t.apiPlayground },
      { href: '/api/docs', label: t.restApi },
      { href: '/feed/products.xml', label: t.productFeed },
    ],
  },
];

export function Footer() {
  const { shopName, menus, testPayments } = useSettings();
  const shown = [
    ...(menus.footer[0] ? [{ title: t.information, links: menus.footer }] : []),
    // Shoppers of a real shop are no integrators.
    ...columns.filter(({ isOutside }) => testPayments || !isOutside),
  ];
  return (
    <Box
      component="footer"
      sx={{ bgcolor: BAR, color: '#A9B7B1', fontSize: '0.9375rem', '--focus': ACCENT, colorScheme: 'dark' }}
    >
      <Box
        sx={{
          ...PAGE_BOX,
          py: 5,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: `2fr repeat(${shown.length}, 1fr)` },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Box component="span" sx={{ color: '#FFFFFF', fontWeight: 700, fontSize: '1.125rem' }}>
            {shopName}
          </Box>{' '}
          © {new Date().getFullYear()}
          {/* In the bar of wider screens. */}
          <Box component="span" sx={{ display: { sm: 'none' }, float: 'right', mt: -1 }}>
            <ThemeSwitch />
          </Box>
        </Box>
        {shown.map(({ title, links, isOutside }) => (
          <Box key={title} component="nav" aria-label={title}>
            <Box sx={{ color: '#FFFFFF', fontWeight: 600, mb: 0.5 }}>{title}</Box>
            {links.map(({ href, label }) => (
              <Link
                key={href}
                {...(isOutside && { component: 'a' })}
                href={href}
                color="inherit"
                underline="hover"
                sx={{ display: 'block', lineHeight: '2.25rem' }}
              >
                {label}
              </Link>
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
