import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import * as t from '#messages/ui';
import { Icon } from './Icon.tsx';

/** The way back, above the heading of a page: to the list as it was left, else to `href`. */
export function BackLink({ href }: { href: string }) {
  return (
    <Link
      data-screen-only
      href={href}
      onClick={(event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || !isBack(href, history.state?.from)) return;
        event.preventDefault();
        history.back();
      }}
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
      <Icon name="back" size={18} /> {t.goBack}
    </Link>
  );
}

/** Whether the screen before is what a link to `href` means. From a product it is any screen but those of signing in. */
export function isBack(href: string, from: string | undefined): boolean {
  return from === href || (href === '/' && !!from && !/^\/(login|sign)/.test(from));
}
