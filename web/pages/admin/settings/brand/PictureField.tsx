import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/brand';
import { thePictureIsLargerThan } from '#messages/admin/uploads';
import { MAX_BYTES } from '../../../../features/uploads/max-bytes.ts';
import { sendFile } from '../../../../features/uploads/send-file.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { useUploadBrandPictureMutation } from './Brand.generated.tsx';

interface PictureFieldProps {
  name: keyof typeof t.names;
  value: string | null;
  /** The server's error. */
  error?: string;
  isDisabled: boolean;
  onChange: (path: string | null) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
}

/** A picture of the brand: uploaded at once, shown to shoppers when it is published. */
export function PictureField({ name, value, error, isDisabled, onChange, onUploading }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const [send, { loading }] = useUploadBrandPictureMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  const title = t.names[name];

  const upload = async (picture: File) => {
    onUploading(true);
    await send({ variables: { picture } }).then(
      ({ data }) => data && onChange(data.uploadBrandPicture.picture),
      ({ message }: Error) => setRefusal(message),
    );
    onUploading(false);
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    if (!picture) return;
    const isTooLarge = picture.size > MAX_BYTES;
    setRefusal(isTooLarge ? thePictureIsLargerThan : '');
    if (!isTooLarge) await upload(picture);
    // Otherwise the same file could not be chosen again after a change.
    target.value = '';
  };

  return (
    <Box role="group" aria-label={title}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>{t.hints[name]}</Typography>
      {value && <Box component="img" src={value} alt={t.pictureAlt(title)} sx={shown} />}
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
          loading={loading}
          loadingPosition="start"
          onClick={() => file.current?.click()}
        >
          {loading ? t.uploading : t.choose(title)}
        </Button>
        {value && <Button onClick={() => onChange(null)}>{t.remove(title)}</Button>}
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
