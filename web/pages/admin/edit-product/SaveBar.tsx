import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as t from '#messages/admin/edit-product';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { isSaveKey } from '../../../ui/useSaveKey.ts';

interface SaveBarProps {
  /** Whether something is typed that is not saved. */
  isUnsaved: boolean;
  /** It was never saved. */
  isNew: boolean;
  /** Label of the button that saves. */
  action: string;
  pending: boolean;
  /** Why nothing can be saved for the moment. */
  reason: string | null;
  /** Name of what is edited. */
  name: string;
  onSave: () => void;
  onDiscard: () => void;
  /** Stands above the bar, over the form. */
  children?: ReactNode;
}

/** Pixels that what has the focus keeps from the foot of the window, so that the bar does not cover it. */
const ROOM = '220px';

/** Saves all that is typed on a page, or throws it away. Stays in view while one scrolls; Ctrl-S saves from anywhere. */
export function SaveBar(props: SaveBarProps) {
  const { isUnsaved, isNew, action, pending, reason, name, onSave, onDiscard, children } = props;
  const [isAsking, setIsAsking] = useState(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    if (isUnsaved && !pending && !reason && !document.querySelector('[role=dialog]')) onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const { style } = document.documentElement;
    style.scrollPaddingBottom = ROOM;
    addEventListener('keydown', listen);
    return () => {
      style.scrollPaddingBottom = '';
      removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <Box component="section" aria-label={t.saveBar} data-foot sx={bar}>
      <Box sx={above}>{children}</Box>
      <Box component="span" role="status" sx={{ flexGrow: 1, minWidth: 0 }}>
        {reason ?? (isUnsaved ? t.unsavedChanges : isNew ? t.notSavedYet : t.allIsSaved)}
      </Box>
      {isUnsaved && (
        <Button variant="outlined" disabled={pending} onClick={() => setIsAsking(true)}>
          {t.discard}
        </Button>
      )}
      <SubmitButton size="medium" pending={pending} disabled={reason !== null}>
        {action}
      </SubmitButton>
      {isAsking && (
        <ConfirmDialog
          title={t.discardChanges}
          action={t.discard}
          onConfirm={onDiscard}
          onClose={() => setIsAsking(false)}
        >
          {t.whatWasTypedIsLost(name)}
        </ConfirmDialog>
      )}
    </Box>
  );
}

const bar = {
  gridColumn: '1 / -1',
  position: 'sticky',
  bottom: 0,
  // Above the links at the foot of phones.
  '@media (max-width: 767px)': { bottom: 64 },
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1.5,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
};

/** Out of the flow, so that nothing moves when something comes into it. */
const above = {
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  bgcolor: 'background.default',
};
