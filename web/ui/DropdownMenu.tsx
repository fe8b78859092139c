import Box from '@mui/material/Box';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './OpenMenu.tsx';
import { PlainMenu } from './PlainMenu.tsx';

interface DropdownMenuProps {
  title: string;
  items: MenuEntry[];
}

/** The list, whose code is loaded with its first use. */
export const LazyMenu = lazyPart(async () => (await import('./OpenMenu.tsx')).OpenMenu, PlainMenu);

/** A button that opens a list of links and actions. The list's code is loaded with its first use. */
export function DropdownMenu({ title, items }: DropdownMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        sx={{ px: { xs: 1, sm: 2 } }}
      >
        <Box
          component="span"
          sx={{
            maxWidth: 'min(9em, 35vw)',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {title}
        </Box>
        <Box component="span" sx={{ display: 'flex', ml: 0.5, mr: -0.5 }}>
          <Icon name="down" size={16} />
        </Box>
      </Button>
      {anchor && <LazyMenu title={title} anchor={anchor} items={items} onClose={() => setAnchor(null)} />}
    </Box>
  );
}
