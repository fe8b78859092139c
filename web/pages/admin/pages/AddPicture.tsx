import * as t from '#messages/admin/pages';
import { PictureUpload } from '../../../features/uploads/PictureUpload.tsx';
import { sendFile } from '../../../features/uploads/send-file.ts';
import { useUploadPagePictureMutation } from './Pages.generated.tsx';

interface AddPictureProps {
  /** Called with the Markdown of a picture, which is uploaded by then; what it shows is a gap to fill in. */
  onAdd: (markdown: string) => void;
  /** Called with true when an upload begins, and with false when it is over. */
  onUploading: (isUploading: boolean) => void;
}

/** Uploads a picture for the text of a page. */
export function AddPicture({ onAdd, onUploading }: AddPictureProps) {
  const [upload, { loading }] = useUploadPagePictureMutation({
    context: { inlineErrors: true, send: sendFile },
  });
  return (
    <PictureUpload
      title={t.picture}
      intro={t.pictureIntro}
      value={null}
      texts={{ alt: '', choose: t.addPicture, remove: '' }}
      isLoading={loading}
      send={async (picture) => (await upload({ variables: { picture } })).data?.uploadPagePicture.picture}
      onChange={(path) => path && onAdd(t.pictureMarkdown(path))}
      onUploading={onUploading}
    />
  );
}
