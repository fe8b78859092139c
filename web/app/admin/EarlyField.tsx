import Box from '@mui/material/Box';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as t from '#messages/admin/app';

interface EarlyFieldProps {
  text: string;
  onType: (text: string) => void;
  onEnter: () => void;
  onClose: () => void;
}

/** Takes what is typed before the code of the search is there. Then the focus goes back to where it was. */
export function EarlyField({ text, onType, onEnter, onClose }: EarlyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current!;
    const before = document.activeElement;
    field.focus();
    return () => {
      if (document.activeElement === field && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') onEnter();
    if (key === 'Escape') onClose();
  };
  return (
    <Box
      component="input"
      ref={input}
      aria-label={t.search}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
      style={unseen}
    />
  );
}

/** The button shows its text. */
const unseen = { position: 'absolute', width: 1, height: 1, padding: 0, border: 0, opacity: 0 } as const;
