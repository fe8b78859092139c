import Box from '@mui/material/Box';
import { type MouseEvent, useRef, useState } from 'react';
import * as t from '#messages/buy';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { GalleryFragment } from './Gallery.generated.tsx';

const Zoom = lazyPart(async () => (await import('./Zoom.tsx')).Zoom, MissingPart);

interface GalleryProps {
  /** Name of the product. */
  name: string;
  images: GalleryFragment[];
  /** The id of the picture that comes first. */
  shown: string | null;
}

/** Where a link leads without scripts. */
const anchorOf = (index: number) => `picture-${index + 1}`;

/**
 * The pictures of a product in a row that scrolls by itself: by swiping, by its small pictures or dots, which are links, and
 * by the arrow keys. Each picture leads to its largest file; with scripts to a dialog.
 */
export function Gallery({ name, images: all, shown }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  // In this order on the server as well, so that it is the first one without scripts too.
  const images = all.toSorted((a, b) => Number(b.id === shown) - Number(a.id === shown));
  const [zoomed, setZoomed] = useState<number | null>(null);
  const altOf = ({ alt }: GalleryFragment, index: number) =>
    alt || (index === 0 ? name : t.picture(name, index + 1));

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    row.current?.scrollTo({ left: index * row.current.clientWidth });
  };
  const zoom = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setZoomed(index);
  };
  return (
    <Box sx={{ maxWidth: 800, minWidth: 0 }}>
      <Box
        component="ul"
        ref={row}
        aria-label={t.pictures}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
        sx={rowStyle}
      >
        {images.map((image, index) => (
          <li key={image.id} id={anchorOf(index)}>
            <Box
              component="a"
              href={pictureUrl(image.path)}
              title={t.enlarge}
              onClick={(event) => zoom(event, index)}
            >
              <Picture
                image={image.path}
                alt={altOf(image, index)}
                priority={index === 0 ? 'high' : undefined}
                sizes="(min-width: 1400px) 800px, (min-width: 768px) 56vw, 94vw"
              />
            </Box>
          </li>
        ))}
      </Box>
      {images.length > 1 && (
        <Box component="ul" data-screen-only aria-label={t.goToPicture} sx={thumbsStyle}>
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={`#${anchorOf(index)}`}
                aria-label={t.pictureOf(index + 1, images.length)}
                aria-current={index === current}
                onClick={(event) => show(event, index)}
              >
                <Picture image={image.path} alt="" sizes="76px" />
              </a>
            </li>
          ))}
        </Box>
      )}
      {zoomed !== null && (
        <Zoom
          pictures={images.map((image, index) => ({ ...image, alt: altOf(image, index) }))}
          first={zoomed}
          onClose={() => setZoomed(null)}
        />
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'flex' } as const;

const rowStyle = {
  ...list,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  borderRadius: '20px',
  aspectRatio: '1',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  '& a': { display: 'block', cursor: 'zoom-in' },
  '& a:focus-visible': { outlineOffset: -4 },
} as const;

/** Small pictures; dots on phones. */
const thumbsStyle = {
  ...list,
  flexWrap: 'wrap',
  justifyContent: { xs: 'center', md: 'start' },
  gap: { xs: 0, md: 1.5 },
  mt: { xs: 0.5, md: 1.5 },
  '& a': {
    display: 'block',
    borderRadius: '8px',
    overflow: 'hidden',
    width: { xs: 28, md: 76 },
    height: { xs: 28, md: 76 },
    border: { md: 2 },
    borderColor: { md: 'transparent' },
  },
  '& a[aria-current=true]': { borderColor: { md: 'text.primary' } },
  '& picture': { display: { xs: 'none', md: 'block' } },
  '& a::after': {
    content: { xs: '""', md: 'none' },
    display: 'block',
    width: 8,
    height: 8,
    m: '10px',
    borderRadius: '50%',
    bgcolor: 'text.secondary',
    opacity: 0.45,
  },
  '& a[aria-current=true]::after': { bgcolor: 'text.primary', opacity: 1 },
} as const;
