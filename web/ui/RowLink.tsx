import Link from '@mui/material/Link';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';

interface RowLinkProps {
  href: string;
  /** Whether it may stand in several lines, as a name does. */
  wraps?: boolean;
  children: ReactNode;
}

/** The row that was opened or had the focus last, at a place of the history of the browser: Back leads to it. */
let opened: { place: string; href: string } | null = null;

/** The link of a row of a table, which a press anywhere on the row follows. It has the focus again on the way back. */
export function RowLink({ href, wraps = false, children }: RowLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const place = useLocation().key;
  const remember = () => {
    opened = { place, href };
  };
  useEffect(() => {
    if (opened?.place !== place || opened.href !== href) return;
    // After the heading got it, as on any screen; not when something else was done by then.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('h1, main, body')) link.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [place, href]);
  return (
    <Link
      ref={link}
      onClick={remember}
      onFocus={remember}
      component={RouterLink}
      href={href}
      data-row-link
      sx={wraps ? { overflowWrap: 'anywhere' } : { whiteSpace: 'nowrap' }}
    >
      {children}
    </Link>
  );
}
