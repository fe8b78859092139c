import Box from '@mui/material/Box';
import { useState } from 'react';
import * as t from '#messages/admin/pictures';
import { Button } from '../../ui/Button.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import type { EditedPicture } from './GalleryItem.tsx';
import { useLibraryPicturesQuery } from './LibraryPictures.generated.tsx';

const FIRST = 24;

interface PictureLibraryProps {
  /** Addresses of the pictures that the product has. */
  shown: readonly string[];
  /** How many more it can have. */
  room: number;
  onAdd: (pictures: EditedPicture[]) => void;
  onClose: () => void;
}

/** Chooses among the pictures of all products. */
export function PictureLibrary({ shown, room, onAdd, onClose }: PictureLibraryProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), 250);
  const [chosen, setChosen] = useState<readonly EditedPicture[]>([]);
  const toggle = (picture: EditedPicture) =>
    setChosen((all) => {
      const others = all.filter(({ path }) => path !== picture.path);
      return others.length < all.length || all.length === room ? others : [...all, picture];
    });
  return (
    <FormDialog
      title={t.libraryTitle}
      description={t.roomFor(room)}
      action={t.addCount(chosen.length)}
      disabled={chosen.length === 0}
      pending={false}
      error={null}
      onSubmit={() => onAdd([...chosen])}
      onClose={onClose}
    >
      <TextField
        type="search"
        label={t.findByProduct}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It would send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        inputProps={{ maxLength: 100 }}
      />
      <Tiles
        key={keyword}
        keyword={keyword}
        after={null}
        stateOf={({ path }) =>
          shown.includes(path) ? 'here' : chosen.some((one) => one.path === path) ? 'chosen' : 'free'
        }
        onToggle={toggle}
      />
    </FormDialog>
  );
}

interface TilesProps {
  keyword: string;
  after: string | null;
  stateOf: (picture: EditedPicture) => 'here' | 'chosen' | 'free';
  onToggle: (picture: EditedPicture) => void;
}

/** A part of the library, and the parts after it that were asked for. */
function Tiles({ keyword, after, stateOf, onToggle }: TilesProps) {
  const [hasMore, setHasMore] = useState(false);
  const { data, error, refetch } = useLibraryPicturesQuery({
    variables: { keyword, undescribed: false, first: FIRST, after },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Loader />;
  const { nodes, pageInfo } = data.pictures;
  if (nodes.length === 0) return <p role="status">{t.nothingMatches}</p>;
  return (
    <>
      <Box component="ul" sx={gridStyle}>
        {nodes.map(({ id, path, alt, uses }) => {
          const state = stateOf({ path, alt });
          const name = alt || t.pictureOf(uses[0]?.name ?? '');
          return (
            <li key={id}>
              <Box
                component="button"
                type="button"
                aria-pressed={state === 'chosen'}
                aria-label={state === 'here' ? `${name} (${t.isHere})` : name}
                disabled={state === 'here'}
                onClick={() => onToggle({ path, alt })}
                sx={tileStyle}
              >
                <Picture image={path} alt="" sizes="120px" />
              </Box>
            </li>
          );
        })}
      </Box>
      {hasMore && pageInfo.endCursor ? (
        <Tiles {...{ keyword, stateOf, onToggle }} after={pageInfo.endCursor} />
      ) : (
        pageInfo.hasNextPage && (
          <Button variant="outlined" onClick={() => setHasMore(true)} sx={{ alignSelf: 'center' }}>
            {t.more}
          </Button>
        )
      )}
    </>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const tileStyle = {
  display: 'block',
  width: '100%',
  p: 0,
  border: '3px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&[aria-pressed=true]': { borderColor: 'primary.main' },
  '&:disabled': { opacity: 0.4, cursor: 'default' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
