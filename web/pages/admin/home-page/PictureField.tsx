import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/home-page';
import { thePictureIsLargerThan } from '#messages/admin/uploads';
import { MAX_BYTES } from '../../../features/uploads/max-bytes.ts';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Message } from '../../../ui/Message.tsx';
import { useUploadHomePictureMutation } from './HomeEditor.generated.tsx';

interface PictureFieldProps {
  title: string;
  value: string | null;
  onChange: (path: string | null) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
}

/** A picture of a block: uploaded at once, shown to shoppers when the home page is published. */
export function PictureField({ title, value, onChange, onUploading }: PictureFieldProps) {
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const [send, { loading }] = useUploadHomePictureMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  const upload = async (picture: File) => {
    onUploading(true);
    await send({ variables: { picture } }).then(
      ({ data }) => data && onChange(data.uploadHomePicture.picture),
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
      <Typography sx={{ mb: 1, fontWeight: 600 }}>{title}</Typography>
      {/* The picture belongs to what the form holds. */}
      <input type="hidden" value={value ?? ''} />
      {value && (
        <Box
          component="img"
          src={value}
          alt={t.chosenPicture(title)}
          sx={{ display: 'block', maxWidth: '100%', height: 96, mb: 1, borderRadius: 1 }}
        />
      )}
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
          loading={loading}
          loadingPosition="start"
          onClick={() => file.current?.click()}
        >
          {loading ? t.uploading : t.choosePicture(title)}
        </Button>
        {value && <Button onClick={() => onChange(null)}>{t.removeName(title)}</Button>}
      </Box>
      {refusal && <Message severity="error">{refusal}</Message>}
    </Box>
  );
}
