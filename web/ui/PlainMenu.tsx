import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Button } from './Button.tsx';
import type { OpenMenuProps } from './OpenMenu.tsx';

/** The entries of a menu one below the other: stands in for OpenMenu when its code cannot be loaded. */
export function PlainMenu({ title, anchor, items, onClose }: OpenMenuProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => nav.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={title}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The button closes it by itself.
        if (relatedTarget !== anchor && !currentTarget.contains(relatedTarget)) onClose();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        anchor.focus();
        onClose();
      }}
      sx={{
        position: 'absolute',
        zIndex: 1,
        top: '100%',
        right: 0,
        display: 'grid',
        p: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '--focus': 'currentColor',
        whiteSpace: 'nowrap',
        '& > *': { justifyContent: 'start' },
      }}
    >
      {items.map(({ label, href, onClick }) => (
        <Button
          key={label}
          color="inherit"
          href={href}
          onClick={() => {
            onClose();
            onClick?.();
          }}
        >
          {label}
        </Button>
      ))}
    </Box>
  );
}
