import * as t from '#messages/admin/brand';
import { PictureUpload } from '../../../../features/uploads/PictureUpload.tsx';
import { sendFile } from '../../../../features/uploads/send-file.ts';
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
export function PictureField({ name, ...props }: PictureFieldProps) {
  const [upload, { loading }] = useUploadBrandPictureMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  const title = t.names[name];
  return (
    <PictureUpload
      {...props}
      title={title}
      intro={t.hints[name]}
      texts={{ alt: t.pictureAlt(title), choose: t.choose(title), remove: t.remove(title) }}
      isLoading={loading}
      send={async (picture) => (await upload({ variables: { picture } })).data?.uploadBrandPicture.picture}
    />
  );
}
