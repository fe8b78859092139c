import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/app';
import { CITRON } from '#money/house-colors';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { LazyMenu } from '../../ui/DropdownMenu.tsx';
import type { MenuEntry } from '../../ui/OpenMenu.tsx';
import { useLeave } from '../useLeave.ts';
import { switchDensity, useDensity } from './density.ts';
import { switchLetterKeys, useLetterKeys } from './letter-keys.ts';
import { switchOrderSound, useOrderSound } from './live/chime.ts';
import { placeStyle } from './place-style.ts';
import { TABLET } from './widths.ts';

/** What a member of the staff finds under their name. */
export function usePersonItems(): MenuEntry[] {
  const viewer = useViewer();
  const leave = useLeave();
  const density = useDensity();
  const areLettersOn = useLetterKeys();
  const isSoundOn = useOrderSound();
  if (!viewer) return [];
  return [
    { label: t.profile, href: '/profile' },
    { label: density === 'compact' ? t.comfortableRows : t.compactRows, onClick: switchDensity },
    { label: areLettersOn ? t.keysDoNothing : t.keysOfOneCharacter, onClick: switchLetterKeys },
    ...(may(viewer, 'ORDERS')
      ? [{ label: isSoundOn ? t.soundOff : t.soundOn, onClick: switchOrderSound }]
      : []),
    { label: t.logout, onClick: () => void leave(viewer._id) },
  ];
}

/** The person at the foot of the rail, with a menu. */
export function PersonMenu() {
  const viewer = useViewer();
  const items = usePersonItems();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!viewer) return null;
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget)}
        sx={person}
      >
        <Box aria-hidden sx={initials}>
          {initialsOf(viewer.name)}
        </Box>
        <Box sx={{ minWidth: 0, textAlign: 'left', [TABLET]: HIDDEN }}>
          <Box sx={{ color: '#FFFFFF', fontWeight: 700, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {viewer.name}
          </Box>
          <Box sx={{ fontSize: '0.8125rem' }}>{viewer.isAdmin ? t.owner : t.ofTheStaff}</Box>
        </Box>
      </Box>
      {anchor && (
        <LazyMenu title={viewer.name} anchor={anchor} items={items} onClose={() => setAnchor(null)} />
      )}
    </>
  );
}

/** The first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : [names[0]];
  return ends
    .map((each = '') => [...each][0] ?? '')
    .join('')
    .toUpperCase();
}

/** For screen readers alone. */
const HIDDEN = { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' };

const person = {
  ...placeStyle,
  width: '100%',
  px: 1,
  py: 0.75,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${CITRON}`, outlineOffset: -2 },
};

const initials = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: '50%',
  bgcolor: '#2C3B36',
  color: '#FFFFFF',
  fontSize: '0.8125rem',
  fontWeight: 700,
};
