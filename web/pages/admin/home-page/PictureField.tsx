import * as t from '#messages/admin/home-page';
import { PictureUpload } from '../../../features/uploads/PictureUpload.tsx';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { useUploadHomePictureMutation } from './HomeEditor.generated.tsx';

interface PictureFieldProps {
  title: string;
  value: string | null;
  onChange: (path: string | null) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
}

/** A picture of a block: uploaded at once, shown to shoppers when the home page is published. */
export function PictureField(props: PictureFieldProps) {
  const { title, value } = props;
  const [upload, { loading }] = useUploadHomePictureMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  return (
    <>
      {/* The picture belongs to what the form holds. */}
      <input type="hidden" value={value ?? ''} />
      <PictureUpload
        {...props}
        texts={{ alt: t.chosenPicture(title), choose: t.choosePicture(title), remove: t.removeName(title) }}
        isLoading={loading}
        send={async (picture) => (await upload({ variables: { picture } })).data?.uploadHomePicture.picture}
      />
    </>
  );
}
