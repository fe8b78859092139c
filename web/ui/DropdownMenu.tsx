import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './OpenMenu.tsx';
import { PlainMenu } from './PlainMenu.tsx';

interface DropdownMenuProps {
  title: string;
  items: MenuEntry[];
}

const OpenMenu = lazyPart(async () => (await import('./OpenMenu.tsx')).OpenMenu, PlainMenu);

/** A button that opens a list of links and actions. The list's code is loaded with its first use. */
export function DropdownMenu({ title, items }: DropdownMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ position: 'relative' }}>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="down" size={16} />}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        sx={{ px: { xs: 1, sm: 2 }, '& .MuiButton-endIcon': { ml: 0.5 } }}
      >
        <Box
          component="span"
          sx={{ maxWidth: '9em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
      </Button>
      {anchor && <OpenMenu title={title} anchor={anchor} items={items} onClose={() => setAnchor(null)} />}
    </Box>
  );
}
