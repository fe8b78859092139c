import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { RouterLink } from './RouterLink.tsx';

interface RowLinkProps {
  href: string;
  /** Whether it may stand in several lines, as a name does. */
  wraps?: boolean;
  children: ReactNode;
}

/** The link of a row of a table, which a press anywhere on the row follows. */
export function RowLink({ href, wraps = false, children }: RowLinkProps) {
  return (
    <Link
      component={RouterLink}
      href={href}
      data-row-link
      sx={wraps ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }}
    >
      {children}
    </Link>
  );
}
