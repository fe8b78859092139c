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
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        borderTop: 1,
        borderColor: 'divider',
        py: 3,
        lineHeight: '28px',
        color: 'text.secondary',
        fontSize: 15,
      }}
    >
      <span>
        {shopName} &copy; {new Date().getFullYear()}
      </span>
      <Box component="nav" aria-label="For integrators">
        {forIntegrators.map(({ href, label }) => (
          <Link
            key={href}
            component="a"
            href={href}
            color="inherit"
            sx={{ display: 'inline-block', mx: 1.5 }}
          >
            {label}
          </Link>
        ))}
      </Box>
    </Box>
  );
}
