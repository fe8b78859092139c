import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import * as t from '#messages/returns';
import { ignoreShown } from '../../../../apollo/errors.ts';
import { readPhoto } from './send-photos.ts';

interface ReturnPhotosProps {
  paths: readonly string[];
  /** Of the mailed link that shows the order. */
  token?: string;
}

/** The photos of a return, each a link to the whole of it for who has a session. */
export function ReturnPhotos({ paths, token }: ReturnPhotosProps) {
  if (paths.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {paths.map((path, at) =>
        token ? (
          <LinkedPhoto key={path} {...{ path, token, at }} />
        ) : (
          <a key={path} href={path} target="_blank" rel="noopener">
            <Photo src={path} at={at} />
          </a>
        ),
      )}
    </Box>
  );
}

function LinkedPhoto({ path, token, at }: { path: string; token: string; at: number }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    readPhoto(path, token).then(setSrc, ignoreShown);
  }, [path, token]);
  return src ? <Photo src={src} at={at} /> : null;
}

const Photo = ({ src, at }: { src: string; at: number }) => (
  <Box
    component="img"
    src={src}
    alt={t.photoNumber(at + 1)}
    width={88}
    height={88}
    sx={{ display: 'block', objectFit: 'cover', borderRadius: 1, border: 1, borderColor: 'divider' }}
  />
);
