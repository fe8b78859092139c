import Typography from '@mui/material/Typography';
import * as t from '#messages/review-form';
import { LoadError } from '../../ui/LoadError.tsx';
import { Message } from '../../ui/Message.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { YourPhotos } from './YourPhotos.tsx';
import { useYourReviewQuery } from './YourReview.generated.tsx';

/** The way for a signed-in shopper to review a product or to change the review. */
export function YourReview({ productId }: { productId: string }) {
  // Loaded by the browser alone: the rendered page is the same for everybody and can be cached.
  const { data, previousData, error, refetch } = useYourReviewQuery({ variables: { id: productId } });
  const review = (data ?? previousData)?.product.viewerReview;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
        {review ? t.editYourReview : t.writeACustomerReview}
      </Typography>
      {review && review.state !== 'SHOWN' && <Message severity="info">{t.states[review.state]}</Message>}
      {review !== undefined ? (
        // After a refusal, since the review may have been written in another tab.
        <>
          <ReviewForm productId={productId} review={review} onRefused={() => void refetch()} />
          {review?.verifiedBuyer && <YourPhotos review={review} onAdded={() => void refetch()} />}
        </>
      ) : (
        <LoadError error={error} onRetry={refetch} />
      )}
    </>
  );
}
