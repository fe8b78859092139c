import Link from '@mui/material/Link';
import { Icon } from './Icon.tsx';

/** The way back, above the heading of a page. */
export function BackLink({ href }: { href: string }) {
  return (
    <Link
      href={href}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 44,
        mt: { xs: -1.5, md: -3 },
        mb: 1,
        fontWeight: 600,
      }}
    >
      <Icon name="back" size={18} /> Go Back
    </Link>
  );
}
