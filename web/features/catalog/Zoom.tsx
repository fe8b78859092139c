import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as t from '#messages/zoom';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';

interface ZoomProps {
  pictures: { id: string; path: string; alt: string }[];
  /** Index of the picture that is shown first. */
  first: number;
  onClose: () => void;
}

/** A picture in its largest file, as large as the window; a click shows it in full size. Arrow keys go to the others. */
export function Zoom({ pictures, first, onClose }: ZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  const [isFull, setIsFull] = useState(false);
  const { path, alt } = pictures[index]!;
  // A modal dialog keeps the focus, closes with Escape, and gives the focus back.
  useEffect(() => dialog.current?.showModal(), []);

  const go = (by: number) => {
    setIsFull(false);
    setIndex((index + by + pictures.length) % pictures.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') go(1);
    else if (key === 'ArrowLeft') go(-1);
  };
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={t.picture}
      onClose={onClose}
      onKeyDown={pictures.length > 1 && !isFull ? onKeyDown : undefined}
      sx={dialogStyle}
    >
      <Box sx={{ overflow: 'auto', display: 'grid', minHeight: 0, touchAction: 'manipulation pinch-zoom' }}>
        <Box
          component="button"
          type="button"
          aria-pressed={isFull}
          aria-label={isFull ? t.fitToTheWindow : t.showInFullSize}
          onClick={() => setIsFull(!isFull)}
          sx={[pictureStyle, isFull && { '& img': { maxWidth: 'none', width: 'max(1200px, 150vmin)' } }]}
        >
          <img src={pictureUrl(path)} alt={alt} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <Box component="p" aria-live="polite" sx={{ m: 0, mr: 'auto', pl: 1, fontSize: '0.9375rem' }}>
          {alt}
          {pictures.length > 1 && t.ofNumber(index + 1, pictures.length)}
        </Box>
        {pictures.length > 1 && (
          <>
            <IconButton aria-label={t.previousPicture} onClick={() => go(-1)}>
              <Icon name="back" />
            </IconButton>
            <IconButton aria-label={t.nextPicture} onClick={() => go(1)} sx={{ transform: 'scaleX(-1)' }}>
              <Icon name="back" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon name="cross" />
        </IconButton>
      </Box>
    </Box>
  );
}

const dialogStyle = {
  border: 0,
  p: 0,
  m: 0,
  width: '100vw',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  bgcolor: 'background.default',
  color: 'text.primary',
  '&[open]': { display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto' },
} as const;

const pictureStyle = {
  border: 0,
  p: 0,
  m: 'auto',
  bgcolor: 'transparent',
  cursor: 'zoom-in',
  '&[aria-pressed=true]': { cursor: 'zoom-out' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 'calc(100dvh - 64px)' },
  '&[aria-pressed=true] img': { maxHeight: 'none' },
} as const;
