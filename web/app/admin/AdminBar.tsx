import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/app';
import { CITRON, INK } from '#money/house-colors';
import { LazyMenu } from '../../ui/DropdownMenu.tsx';
import { Glyph, outlined } from '../../ui/Icon.tsx';
import { PlaceItem, type PlacesProps } from './AdminRail.tsx';
import { usePersonItems } from './PersonMenu.tsx';
import { placeStyle } from './place-style.ts';
import { PHONE } from './widths.ts';

/** Places beside the button with the others. */
const SHOWN = 4;

/** The bar at the foot of phones. */
export function AdminBar({ groups, current, todo }: PlacesProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const person = usePersonItems();
  const places = groups.flat();
  const others = places.slice(SHOWN).flatMap(({ label, screens }) => ({ label, href: screens[0]?.href }));
  return (
    <Box component="nav" id="admin-bar" aria-label={t.admin} sx={bar}>
      <Box component="ul" sx={list}>
        {places.slice(0, SHOWN).map((place) => (
          <li key={place.label}>
            <PlaceItem place={place} isCurrent={place.label === current?.label} todo={todo} />
          </li>
        ))}
        <li>
          <Box
            component="button"
            type="button"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
            sx={{
              ...placeStyle,
              width: '100%',
              border: 0,
              background: 'none',
              font: 'inherit',
              cursor: 'pointer',
            }}
          >
            <Glyph path="M5 12h.01M12 12h.01M19 12h.01" size={22} sx={outlined} />
            {t.more}
          </Box>
        </li>
      </Box>
      {anchor && (
        <LazyMenu
          title={t.more}
          anchor={anchor}
          items={[...others, ...person]}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  );
}

const bar = {
  display: 'none',
  [PHONE]: { display: 'block' },
  position: 'fixed',
  zIndex: 'appBar',
  inset: 'auto 0 0 0',
  bgcolor: INK,
  color: '#A9B7B1',
  colorScheme: 'dark',
  '--focus': CITRON,
};

const list = {
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
};
