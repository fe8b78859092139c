import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/app';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { EarlyField } from './EarlyField.tsx';
import { isLetterKey, useLetterKeys } from './letter-keys.ts';
import { keyStyle } from './place-style.ts';
import { useKey } from './useKey.ts';
import { PHONE } from './widths.ts';

const SearchPalette = lazyPart(
  async () => (await import('./search/SearchPalette.tsx')).SearchPalette,
  MissingPart,
);

/** The search over everything, opened by a button like a field, by Ctrl-K and, where nothing is typed into, by "/". Its code comes with its first use; what is typed until then stands in the button. */
export function AdminSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  /** Enter was pressed before the code was there. */
  const [isEntered, setIsEntered] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  const areLettersOn = useLetterKeys();
  const open = () => {
    setText('');
    setIsEntered(false);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const isEarly = isOpen && !isLoaded;
  useKey((event) => {
    if (isOpen || event.isComposing || document.querySelector('[role=dialog]') || !opens(event, areLettersOn))
      return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-label={t.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
        sx={field}
      >
        <Icon name="search" />
        <Box component="span" sx={{ flex: 1, textAlign: 'left', [PHONE]: { display: 'none' } }}>
          {(isEarly && text) || t.search}
        </Box>
        <Box component="kbd" aria-hidden sx={{ ...keyStyle, [PHONE]: { display: 'none' } }}>
          {areLettersOn ? '/' : 'Ctrl K'}
        </Box>
      </Box>
      {isEarly && (
        <EarlyField text={text} onType={setText} onEnter={() => setIsEntered(true)} onClose={close} />
      )}
      {isOpen && (
        <SearchPalette
          text={text}
          isEntered={isEntered}
          onType={setText}
          onReady={() => setIsLoaded(true)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Whether a key opens the search. */
function opens(event: KeyboardEvent, areLettersOn: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return !altKey && !shiftKey;
  // Some keyboards have the slash above a digit, by Shift.
  return key === '/' && areLettersOn && isLetterKey(event);
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
