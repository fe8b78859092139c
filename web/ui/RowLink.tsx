import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { RouterLink } from './RouterLink.tsx';

/** The link of a row of a table, which a press anywhere on the row follows. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} href={href} data-row-link sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Link>
  );
}
