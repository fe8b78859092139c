import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { CITRON, INK } from '../../ui/colors.ts';
import { useSettings } from '../../ui/settings.ts';
import { PAGE_BOX } from './page-box.ts';

const columns = [
  {
    title: 'Shop',
    links: [
      { href: '/', label: 'Latest products' },
      { href: '/offers', label: 'Reduced products' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { href: '/profile', label: 'Profile and orders' },
      { href: '/forgot', label: 'Forgotten password' },
    ],
  },
  {
    title: 'For integrators',
    // Pages of their own, that the app does not lead to.
    isOutside: true,
    links: [
      { href: '/playground/', label: 'API playground' },
      { href: '/api/docs', label: 'REST API' },
      { href: '/feed/products.xml', label: 'Product feed' },
    ],
  },
];

export function Footer() {
  const { shopName } = useSettings();
  return (
    <Box
      component="footer"
      sx={{ bgcolor: INK, color: '#A9B7B1', fontSize: '0.9375rem', '--focus': CITRON, colorScheme: 'dark' }}
    >
      <Box
        sx={{
          ...PAGE_BOX,
          py: 5,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <Box component="span" sx={{ color: '#FFFFFF', fontWeight: 700, fontSize: '1.125rem' }}>
            {shopName}
          </Box>{' '}
          &copy; {new Date().getFullYear()}
        </Box>
        {columns.map(({ title, links, isOutside }) => (
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
