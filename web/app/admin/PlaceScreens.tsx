import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/admin/app';
import { RouterLink } from '../../ui/RouterLink.tsx';
import { useScrolledTo } from '../../ui/useScrolledTo.ts';
import { screenAt } from './place-at.ts';
import { type Place } from './places.ts';
import { LOW } from './widths.ts';

/** The screens of a place, below it in the rail or as a strip above the page; nothing when there is one alone. */
export function PlaceScreens({ place, isStrip }: { place: Place; isStrip?: boolean }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const at = screenAt(place, pathname);
  useScrolledTo(list, at);
  if (place.screens.length < 2) return null;
  const links = (
    <Box component="ul" ref={list} sx={isStrip ? strip : column}>
      {place.screens.map(({ href, label }, index) => (
        <li key={href}>
          <Box
            component={RouterLink}
            href={href}
            aria-current={index === at ? (pathname === href ? 'page' : 'true') : undefined}
          >
            {label}
          </Box>
        </li>
      ))}
    </Box>
  );
  if (!isStrip) return links;
  return (
    <Box component="nav" aria-label={t.screensOf(place.label)} sx={{ mb: { xs: 1.5, md: 4 } }}>
      {links}
    </Box>
  );
}

const column = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    pl: '46px',
    borderRadius: 1,
    fontSize: '0.875rem',
    textDecoration: 'none',
    color: 'inherit',
    [LOW]: { minHeight: 25 },
  },
  '& a:hover, & a[aria-current]': { color: '#FFFFFF' },
  '& a[aria-current]': { fontWeight: 700 },
};

const strip = {
  listStyle: 'none',
  m: 0,
  p: 0,
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 1.5,
    fontWeight: 600,
    textDecoration: 'none',
    color: 'text.secondary',
  },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': { color: 'text.primary', boxShadow: 'inset 0 -2px currentColor' },
};
