import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/review-photos';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.tsx';
import { AddPhotos, MOST_PHOTOS } from './AddPhotos.tsx';
import type { YourReviewQuery } from './YourReview.generated.tsx';
import { useDeleteReviewPhotoMutation } from './YourReview.generated.tsx';

interface YourPhotosProps {
  review: NonNullable<YourReviewQuery['product']['viewerReview']>;
  onAdded: () => void;
}

/** The pictures of the viewer's own review: they are added and removed one by one. */
export function YourPhotos({ review: { id, photos }, onAdded }: YourPhotosProps) {
  const [remove, { loading }] = useDeleteReviewPhotoMutation();
  const left = MOST_PHOTOS - photos.length;
  return (
    <Box sx={{ mt: 3, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography component="h3" variant="h3">
        {t.yourPictures}
      </Typography>
      {photos.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {photos.map((photo, at) => (
            <Box component="li" key={photo.id} sx={{ display: 'grid', justifyItems: 'center' }}>
              <Box
                component="img"
                src={photo.smallPath}
                alt={t.yourPicture(at + 1)}
                width={88}
                height={88}
                sx={{ objectFit: 'cover', borderRadius: 1 }}
              />
              <Button
                size="small"
                loading={loading}
                aria-label={t.removePicture(at + 1)}
                onClick={() =>
                  void remove({ variables: { input: { photoId: photo.id } } }).catch(ignoreShown)
                }
              >
                {t.remove}
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {left > 0 && (
        <AddPhotos
          reviewId={id}
          left={left}
          onAdded={(count) => {
            toast(t.added(count));
            onAdded();
          }}
        />
      )}
    </Box>
  );
}
