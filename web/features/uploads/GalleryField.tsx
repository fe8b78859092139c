import Box from '@mui/material/Box';
import { type DragEvent, type MouseEvent, useState } from 'react';
import * as p from '#messages/admin/pictures';
import * as t from '#messages/admin/uploads';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type EditedPicture, GalleryItem } from './GalleryItem.tsx';
import { PictureLibrary } from './PictureLibrary.tsx';
import { usePastedFiles } from './usePastedFiles.ts';
import { useUploads } from './useUploads.ts';

/** Most pictures of one product. */
const MAX_IMAGES = 12;
/** What a new product has. The first upload takes its place. */
const SAMPLE = '/sample.svg';

interface GalleryFieldProps {
  pictures: EditedPicture[];
  onChange: (change: (pictures: EditedPicture[]) => EditedPicture[]) => void;
  onUploading: (isUploading: boolean) => void;
  /** The server's error. */
  error?: string;
}

/** The pictures of a product: added by dropping, pasting or choosing files, or from the library; ordered by dragging or by buttons, described, removed. */
export function GalleryField({ pictures, onChange, onUploading, error }: GalleryFieldProps) {
  const [isOver, setIsOver] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const append = (added: EditedPicture[]) =>
    onChange((all) => [...all.filter(({ path }) => path !== SAMPLE), ...added]);
  const { uploads, add, dismiss } = useUploads({
    onUploading,
    onDone: (path) => append([{ path, alt: '' }]),
  });
  const waiting = uploads.filter((upload) => !upload.error).length;
  const room = MAX_IMAGES - waiting - pictures.filter(({ path }) => path !== SAMPLE).length;
  const addFiles = (files: File[]) => add(files, room);
  usePastedFiles(addFiles);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || from === to) return;
    onChange((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
    setSaid(t.pictureIsNowPictureOf(from + 1, to + 1, pictures.length));
  };
  const moveByButton = (event: MouseEvent<HTMLElement>, from: number, to: number) => {
    const button = event.currentTarget;
    move(from, to);
    // A moved element loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    addFiles([...event.dataTransfer.files]);
  };
  return (
    <Box
      component="fieldset"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={[fieldStyle, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      <Box component="legend" sx={{ px: 0.5, fontWeight: 600 }}>
        {t.pictures}
      </Box>
      <Box component="ol" sx={gridStyle}>
        {pictures.map((picture, index) => (
          <GalleryItem
            key={picture.path}
            picture={picture}
            index={index}
            count={pictures.length}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onMove={(event, to) => moveByButton(event, index, to)}
            onAlt={(alt) => onChange((all) => all.with(index, { ...all[index]!, alt }))}
            onRemove={() => {
              onChange((all) => all.toSpliced(index, 1));
              setSaid(t.pictureWasRemoved(index + 1));
            }}
          />
        ))}
      </Box>
      {uploads.map(({ id, name, part, error }) =>
        error ? (
          <Message key={id} severity="error">
            {name}: {error}{' '}
            <Button color="inherit" aria-label={t.dismissTheErrorOf(name)} onClick={() => dismiss(id)}>
              {t.dismiss}
            </Button>
          </Message>
        ) : (
          <Box
            key={id}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 1.5, fontSize: '0.9375rem' }}
          >
            <progress value={part} max={1} aria-label={t.uploadOf(name)} />
            {name}
            {part === 1 && t.isBeingPrepared}
          </Box>
        ),
      )}
      {error && <Message severity="error">{error}</Message>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        <Button variant="outlined" disabled={room <= 0} onClick={() => chooseFiles(addFiles)}>
          {t.addPictures}
        </Button>
        <Button variant="outlined" disabled={room <= 0} onClick={() => setIsLibraryOpen(true)}>
          {p.chooseFromLibrary}
        </Button>
      </Box>
      {isLibraryOpen && (
        <PictureLibrary
          shown={pictures.map(({ path }) => path)}
          room={room}
          onAdd={(added) => {
            append(added);
            setIsLibraryOpen(false);
          }}
          onClose={() => setIsLibraryOpen(false)}
        />
      )}
      <Box component="p" sx={{ m: 0, mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t.orDropFilesHereJpeg(MAX_IMAGES)}
      </Box>
      <Box role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </Box>
    </Box>
  );
}

const gridStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  gap: 2,
} as const;

const fieldStyle = {
  m: 0,
  p: 2,
  minWidth: 0,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

function chooseFiles(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  Object.assign(input, {
    type: 'file',
    multiple: true,
    accept: 'image/jpeg,image/png,image/webp,image/avif',
  });
  input.onchange = () => onChosen([...(input.files ?? [])]);
  input.click();
}
