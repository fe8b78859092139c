import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useAddress } from '../../router/router.ts';
import { Message } from '../../ui/Message.tsx';
import { loginUrl } from '../../urls.ts';
import { useYourReviewQuery } from './YourReview.generated.tsx';

/** Guests never see the form: its code is for those who do. */
const ReviewForm = lazy(() => import('./ReviewForm.tsx'));

interface YourReviewProps {
  productId: string;
  isSignedIn: boolean;
}

/** The way to review a product or to change one's review of it; guests are asked to sign in. */
export function YourReview({ productId, isSignedIn }: YourReviewProps) {
  const { pathname } = useAddress();
  // Asked for by the browser alone: the page itself is the same for everybody.
  const { data, previousData, error, refetch } = useYourReviewQuery({
    variables: { id: productId },
    skip: !isSignedIn,
  });
  const review = (data ?? previousData)?.product.viewerReview;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
        {review ? 'Edit your review' : 'Write a Customer Review'}
      </Typography>
      {!isSignedIn ? (
        <Typography>
          Please <Link href={loginUrl(pathname)}>sign in</Link> to write a review.
        </Typography>
      ) : review !== undefined ? (
        // Refused, it may be that the review was written in another tab.
        <Suspense>
          <ReviewForm productId={productId} review={review} onRefused={() => void refetch()} />
        </Suspense>
      ) : (
        error && (
          <Message severity="error" onRetry={() => void refetch()}>
            {error.message}
          </Message>
        )
      )}
    </>
  );
}
