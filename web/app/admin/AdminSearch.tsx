import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import * as t from '#messages/admin/app';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { useSlash } from './slash.ts';
import { PHONE } from './widths.ts';

const SearchPalette = lazyPart(
  async () => (await import('./search/SearchPalette.tsx')).SearchPalette,
  MissingPart,
);

/** The search over everything, opened by a button like a field, by Ctrl-K and, where nothing is typed into, by "/". Its code comes with its first use. */
export function AdminSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const isSlashOn = useSlash();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isOpen || event.isComposing || document.querySelector('[role=dialog]') || !opens(event, isSlashOn))
      return;
    event.preventDefault();
    setIsOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        sx={field}
      >
        <Icon name="search" />
        <Box component="span" sx={{ flex: 1, textAlign: 'left', [PHONE]: { display: 'none' } }}>
          {t.search}
        </Box>
        <Box component="kbd" aria-hidden sx={key}>
          {isSlashOn ? '/' : 'Ctrl K'}
        </Box>
      </Box>
      {isOpen && <SearchPalette onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Whether a key opens the search. */
function opens(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent,
  isSlashOn: boolean,
): boolean {
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return !altKey && !shiftKey;
  // Some keyboards have the slash above a digit, by Shift.
  return key === '/' && !ctrlKey && !metaKey && !altKey && isSlashOn && !isTypedInto(target);
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

const field = {
  flex: 1,
  minWidth: 0,
  maxWidth: 480,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 44,
  ml: { xs: 'auto', md: 3 },
  mr: 'auto',
  px: 1.5,
  border: '1px solid var(--field-border, #7C8B85)',
  borderRadius: 22,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  [PHONE]: {
    flex: 'none',
    justifyContent: 'center',
    width: 44,
    ml: 'auto',
    mr: 0,
    px: 0,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
  },
};

const key = {
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.75,
  font: 'inherit',
  fontSize: '0.8125rem',
  [PHONE]: { display: 'none' },
};
