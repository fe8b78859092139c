import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { DragEvent, MouseEvent } from 'react';
import * as t from '#messages/admin/uploads';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface EditedPicture {
  path: string;
  alt: string;
}

/** Others would not load. */
export const looksLikeAddress = /^(\/|https:\/\/)./;

interface GalleryItemProps {
  picture: EditedPicture;
  index: number;
  count: number;
  onDragStart: () => void;
  onDrop: () => void;
  onMove: (event: MouseEvent<HTMLElement>, to: number) => void;
  onAlt: (alt: string) => void;
  onRemove: () => void;
}

/** A picture in the product's form, with what can be done with it. */
export function GalleryItem({ picture, index, count, ...on }: GalleryItemProps) {
  const number = index + 1;
  return (
    <Box
      component="li"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) on.onDrop();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}
    >
      <Box
        draggable
        onDragStart={on.onDragStart}
        sx={{ position: 'relative', borderRadius: '10px', overflow: 'hidden', cursor: 'grab' }}
      >
        {looksLikeAddress.test(picture.path) && (
          <Picture image={picture.path} alt={picture.alt || t.picture(number)} sizes="240px" />
        )}
        {index === 0 && (
          <Chip
            size="small"
            label={t.main}
            sx={{ position: 'absolute', top: 8, left: 8, bgcolor: 'background.paper' }}
          />
        )}
      </Box>
      <TextField
        label={t.whatPictureShowsOptional(number)}
        value={picture.alt}
        onChange={({ target }) => on.onAlt(target.value)}
        inputProps={{ maxLength: 300 }}
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto' }}>
        <IconButton
          aria-label={t.movePictureForward(number)}
          aria-disabled={index === 0}
          onClick={(event) => on.onMove(event, index - 1)}
          sx={{ transform: 'rotate(180deg)' }}
        >
          <Icon name="down" />
        </IconButton>
        <IconButton
          aria-label={t.movePictureBack(number)}
          aria-disabled={index === count - 1}
          onClick={(event) => on.onMove(event, index + 1)}
        >
          <Icon name="down" />
        </IconButton>
        <IconButton
          aria-label={t.removePicture(number)}
          aria-disabled={count === 1}
          color="error"
          onClick={() => {
            if (count > 1) on.onRemove();
          }}
        >
          <Icon name="trash" />
        </IconButton>
      </Box>
    </Box>
  );
}
