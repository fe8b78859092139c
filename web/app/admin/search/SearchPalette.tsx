import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/palette';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Option } from './options.ts';
import { PaletteList } from './PaletteList.tsx';
import { PaletteStatus } from './PaletteStatus.tsx';
import { remember } from './recent.ts';
import { usePaletteOptions } from './usePaletteOptions.ts';

interface SearchPaletteProps {
  text: string;
  onType: (text: string) => void;
  /** Enter was pressed before this was there. */
  isEntered: boolean;
  /** This is there, and takes the focus. */
  onReady: () => void;
  onClose: () => void;
}

/** A dialog in which staff search for everything: a combobox whose list stands below it. */
export function SearchPalette({ text, onType, isEntered, onReady, onClose }: SearchPaletteProps) {
  const id = useId();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [active, setActive] = useState('');
  const [isChosen, setIsChosen] = useState(false);
  /** Enter was pressed before the results were there. */
  const waits = useRef(isEntered);
  useLayoutEffect(onReady, []);
  const { options, isSearching, isTooLong, error } = usePaletteOptions(text);
  // Without a choice of the person the first one is meant, once all are there.
  const chosenIndex = options.findIndex(({ key }) => key === active);
  const index = chosenIndex >= 0 || text.trim() === '' ? chosenIndex : isSearching ? -1 : 0;
  const current = options[index];

  const choose = (option: Option) => {
    const { href, run } = option;
    if (href === undefined) {
      onClose();
      return run?.();
    }
    if (viewer) remember(viewer._id, { ...option, href });
    // The screen takes the focus, not the button that opened this.
    setIsChosen(true);
    void navigate(href);
  };
  useEffect(() => {
    if (isChosen) onClose();
  }, [isChosen, onClose]);
  const type = (typed: string) => {
    waits.current = false;
    onType(typed);
    setActive('');
  };
  useEffect(() => {
    if (!waits.current || isSearching) return;
    waits.current = false;
    if (current) choose(current);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const target = {
      ArrowDown: index < last ? index + 1 : 0,
      ArrowUp: index > 0 ? index - 1 : last,
      Home: 0,
      End: last,
    }[event.key];
    if (target !== undefined) setActive(options[target]?.key ?? '');
    else if (event.key !== 'Enter') return;
    else if (current) choose(current);
    else waits.current = isSearching;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      fullWidth
      onClose={onClose}
      disableRestoreFocus={isChosen}
      slotProps={{ paper: { 'aria-label': t.searchEverything, sx: paper } }}
    >
      <Box sx={field}>
        <Icon name="search" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          placeholder={t.search}
          inputProps={{
            role: 'combobox',
            'aria-label': t.searchEverything,
            'aria-expanded': options.length > 0,
            'aria-controls': options.length > 0 ? id : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current && `${id}-${index}`,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
        <Button color="inherit" onClick={onClose} sx={{ flex: 'none' }}>
          {t.close}
        </Button>
      </Box>
      <PaletteStatus
        text={text.trim()}
        count={options.length}
        isSearching={isSearching}
        isTooLong={isTooLong}
        hasFailed={Boolean(error)}
      />
      <PaletteList id={id} options={options} index={index} onChoose={choose} />
    </Dialog>
  );
}

const paper = {
  m: { xs: 0, sm: 2 },
  width: '100%',
  maxWidth: { xs: '100%', sm: 640 },
  height: { xs: '100%', sm: 'min(640px, 100% - 64px)' },
  maxHeight: { xs: '100%', sm: 'none' },
  borderRadius: { xs: 0, sm: 1.5 },
};

const field = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 2,
  borderBottom: 1,
  borderColor: 'divider',
};
