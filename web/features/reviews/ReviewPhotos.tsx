import Box from '@mui/material/Box';
import { type MouseEvent, type ReactNode, useState } from 'react';
import * as t from '#messages/review-photos';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { ReviewListFragment } from './ReviewList.generated.tsx';

const LargePhoto = lazyPart(async () => (await import('./LargePhoto.tsx')).LargePhoto);

interface ReviewPhotosProps {
  review: Pick<ReviewListFragment, 'name' | 'photos'>;
  /** Stands below each picture. */
  tool?: (id: string, name: string) => ReactNode;
}

/** The pictures of a review, small; each opens the large one, without scripts as a page. */
export function ReviewPhotos({ review: { name, photos }, tool }: ReviewPhotosProps) {
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const show = (event: MouseEvent, at: number) => {
    // To another tab, as of any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(at);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {photos.map(({ id, path, smallPath }, at) => (
        <Box key={id} sx={{ display: 'grid', justifyItems: 'center', alignContent: 'start' }}>
          <Box
            component="a"
            href={path}
            target="_blank"
            rel="noopener"
            aria-haspopup="dialog"
            onClick={(event) => show(event, at)}
            sx={{ display: 'block', borderRadius: 1, overflow: 'hidden' }}
          >
            <Box
              component="img"
              src={smallPath}
              alt={t.photoOf(at + 1, name)}
              loading="lazy"
              {...size}
              sx={thumb}
            />
          </Box>
          {tool?.(id, t.photoOf(at + 1, name))}
        </Box>
      ))}
      {open !== null && photos[open] && (
        <LargePhoto
          title={t.photoOf(open + 1, name)}
          path={photos[open].path}
          onClose={() => setOpen(null)}
        />
      )}
    </Box>
  );
}

const size = { width: 88, height: 88 };
const thumb = { display: 'block', objectFit: 'cover', bgcolor: 'stage.main' };
