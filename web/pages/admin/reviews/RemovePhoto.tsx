import * as t from '#messages/admin/reviews';
import { ignoreShown } from '../../../apollo/errors.ts';
import { useDeleteReviewPhotoMutation } from '../../../features/reviews/YourReview.generated.tsx';
import { Button } from '../../../ui/Button.tsx';

interface RemovePhotoProps {
  photoId: string;
  /** How it is called. */
  name: string;
}

/** Deletes a picture of a review. */
export function RemovePhoto({ photoId, name }: RemovePhotoProps) {
  const [remove, { loading }] = useDeleteReviewPhotoMutation();
  return (
    <Button
      size="small"
      loading={loading}
      aria-label={t.removePicture(name)}
      onClick={() => void remove({ variables: { input: { photoId } } }).catch(ignoreShown)}
    >
      {t.remove}
    </Button>
  );
}
