import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useSettings } from '../../ui/settings.ts';

// Pages of their own, that the app does not lead to.
const forIntegrators = [
  { href: '/playground/', label: 'API playground' },
  { href: '/api/docs', label: 'REST API' },
];

export function Footer() {
  const { shopName } = useSettings();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 3,
        textAlign: 'center',
        color: 'text.secondary',
        fontSize: 15,
      }}
    >
      {shopName} &copy; {new Date().getFullYear()}
      <Box component="nav" aria-label="For integrators" sx={{ mt: 1 }}>
        {forIntegrators.map(({ href, label }) => (
          <Link
            key={href}
            component="a"
            href={href}
            color="inherit"
            sx={{ display: 'inline-block', mx: 1.5, lineHeight: '28px' }}
          >
            {label}
          </Link>
        ))}
      </Box>
    </Box>
  );
}
