import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef, useState } from 'react';
import { useEviction } from '#apollo-hooks';
import { Message } from '../../ui/Message.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { useText } from '../../ui/useText.ts';
import { UploadProductImageDocument } from './UploadProductImage.generated.tsx';
import { uploadProductImage } from './upload-product-image.ts';

interface ImageFieldProps {
  /** Address of the picture. */
  value: string;
  onChange: (image: string) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
  /** What the server said of the address. */
  error?: string;
}

/** The address of a product's picture, to type or to get by uploading a file. */
export function ImageField({ value, onChange, onUploading, error }: ImageFieldProps) {
  const text = useText();
  const file = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const evict = useEviction(UploadProductImageDocument);

  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const image = target.files?.[0];
    if (!image) return;
    setPending(true);
    onUploading(true);
    setRefusal('');
    try {
      onChange(await uploadProductImage(image));
      evict();
      toast(text('Image Updated Succussfully'));
    } catch (reason) {
      setRefusal((reason as Error).message);
    }
    setPending(false);
    onUploading(false);
    // Else the same file, mended, could not be chosen again.
    target.value = '';
  };

  return (
    <Box>
      <TextField
        required
        label="Image"
        name="image"
        hint="Upload a JPEG, PNG, WebP or AVIF file of at most 5 MB, or type an address"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={upload}
      />
      <Button
        variant="outlined"
        loading={pending}
        loadingPosition="start"
        onClick={() => file.current?.click()}
        sx={{ mt: 1.5 }}
      >
        {pending ? 'Uploading…' : 'Upload Image'}
      </Button>
      {refusal && <Message severity="error">{refusal}</Message>}
    </Box>
  );
}
