import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/uploads';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { MAX_BYTES } from './max-bytes.ts';

interface PictureUploadProps {
  title: string;
  intro?: string;
  value: string | null;
  texts: { alt: string; choose: string; remove: string };
  /** The server's error. */
  error?: string;
  isDisabled?: boolean;
  isLoading: boolean;
  /** Stores a picture. Resolves to its address; rejects with the words of the refusal. */
  send: (picture: File) => Promise<string | undefined>;
  onChange: (path: string | null) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
}

/** One picture, uploaded as soon as it is chosen, with what it is now. */
export function PictureUpload(props: PictureUploadProps) {
  const { title, intro, value, texts, error, isDisabled, isLoading, send, onChange, onUploading } = props;
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');

  const upload = async (picture: File) => {
    onUploading(true);
    await send(picture).then(
      (path) => path && onChange(path),
      ({ message }: Error) => setRefusal(message),
    );
    onUploading(false);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    if (!picture) return;
    const isTooLarge = picture.size > MAX_BYTES;
    setRefusal(isTooLarge ? t.thePictureIsLargerThan : '');
    if (!isTooLarge) await upload(picture);
    // Otherwise the same file could not be chosen again after a change.
    target.value = '';
  };

  return (
    <Box role="group" aria-label={title}>
      <Typography sx={{ mb: intro ? 0 : 1, fontWeight: 600 }}>{title}</Typography>
      {intro && (
        <Typography sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{intro}</Typography>
      )}
      {value && <Box component="img" src={value} alt={texts.alt} sx={shown} />}
      <input
        ref={file}
        type="file"
        hidden
        aria-label={title}
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={choose}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={isDisabled}
          loading={isLoading}
          loadingPosition="start"
          onClick={() => file.current?.click()}
        >
          {isLoading ? t.uploading : texts.choose}
        </Button>
        {value && <Button onClick={() => onChange(null)}>{texts.remove}</Button>}
      </Box>
      {(refusal || error) && <Message severity="error">{refusal || error}</Message>}
    </Box>
  );
}

/** Checks show through a picture, so that light and dark ones can be told from their ground. */
const shown = {
  display: 'block',
  maxWidth: '100%',
  height: 96,
  mb: 1,
  borderRadius: 1,
  objectFit: 'contain',
  background: 'repeating-conic-gradient(#8D9894 0% 25%, #A9B7B1 0% 50%) 0 0 / 16px 16px',
} as const;
