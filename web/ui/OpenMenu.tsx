import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { RouterLink } from './RouterLink.tsx';

export interface MenuEntry {
  label: string;
  /** Leads to a screen, or else does something. */
  href?: string;
  onClick?: () => void;
}

export interface OpenMenuProps {
  title: string;
  anchor: HTMLElement;
  items: MenuEntry[];
  onClose: () => void;
}

/** The list of a DropdownMenu. */
export function OpenMenu({ title, anchor, items, onClose }: OpenMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      // It stands at the end of the document, outside the landmark of its button.
      slotProps={{ root: { role: 'navigation', 'aria-label': title }, paper: { variant: 'outlined' } }}
    >
      {items.map(({ label, href, onClick }) => (
        <MenuItem
          key={label}
          {...(href && { component: RouterLink, href })}
          onClick={() => {
            onClose();
            onClick?.();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
