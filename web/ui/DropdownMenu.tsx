import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Icon } from './Icon.tsx';
import type { MenuEntry } from './OpenMenu.tsx';

interface DropdownMenuProps {
  title: string;
  items: MenuEntry[];
}

const OpenMenu = lazy(() => import('./OpenMenu.tsx'));

/** A button that opens a list of links and actions. The list's code is loaded with its first use. */
export function DropdownMenu({ title, items }: DropdownMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<Icon name="down" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ px: { xs: 1, sm: 2 }, '& .MuiButton-endIcon': { ml: 0.5 } }}
      >
        <Box
          component="span"
          sx={{ maxWidth: '9em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
      </Button>
      {anchor && (
        <Suspense>
          <OpenMenu title={title} anchor={anchor} items={items} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
