import Box from '@mui/material/Box';
import { type ChangeEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/uploads';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { MAX_BYTES } from './max-bytes.ts';
import { sendFile } from './send-file.ts';
import { useUploadProductImageMutation } from './UploadProductImage.generated.tsx';

interface ImageFieldProps {
  /** Address of the picture. */
  value: string;
  onChange: (image: string) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
  /** The server's error for the address. */
  error?: string;
}

/** The address of a product's picture: typed, or filled in by uploading a file. */
export function ImageField({ value, onChange, onUploading, error }: ImageFieldProps) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const [send, { loading }] = useUploadProductImageMutation({
    context: { inlineErrors: true, send: sendFile },
  });

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    if (!image) return;
    const isTooLarge = image.size > MAX_BYTES;
    setRefusal(isTooLarge ? t.thePictureIsLargerThan : '');
    if (!isTooLarge) await upload(image);
    // Otherwise the same file could not be chosen again after a change.
    target.value = '';
  };

  const upload = async (image: File) => {
    onUploading(true);
    await send({ variables: { image } }).then(
      ({ data }) => {
        if (data) onChange(data.uploadProductImage);
        toast(text(t.imageUploaded));
      },
      ({ message }: Error) => setRefusal(message),
    );
    onUploading(false);
  };

  return (
    <Box>
      <TextField
        required
        label={t.image}
        name="image"
        hint={t.uploadAJpegPngWebp}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={choose}
      />
      <Button
        variant="outlined"
        loading={loading}
        loadingPosition="start"
        onClick={() => file.current?.click()}
        sx={{ mt: 1.5 }}
      >
        {loading ? t.uploading : t.uploadImage}
      </Button>
      {refusal && <Message severity="error">{refusal}</Message>}
    </Box>
  );
}
