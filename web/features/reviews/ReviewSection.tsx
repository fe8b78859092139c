import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/reviews';
import { loginUrl } from '../../router/urls.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { Rating } from '../../ui/Rating.tsx';
import type { ReviewSectionFragment } from './ReviewSection.generated.tsx';

/** Below the first view; the server renders them. Signing in updates neither: their markup stays until their code is there. */
const RatingHistogram = memo(
  lazyPart(async () => (await import('./RatingHistogram.tsx')).RatingHistogram, undefined, true),
);
const ReviewList = memo(
  lazyPart(async () => (await import('./ReviewList.tsx')).ReviewList, MissingPart, true),
);
/** Guests never see the form: its code is for those who do. */
const YourReview = lazyPart(async () => (await import('./YourReview.tsx')).YourReview, MissingPart);
const LaterReviews = lazyPart(async () => (await import('./LaterReviews.tsx')).LaterReviews, MissingPart);

interface ReviewSectionProps {
  product: ReviewSectionFragment;
  isSignedIn: boolean;
}

/** The reviews of a product: by stars, one by one, and the viewer's own. */
export function ReviewSection({ product, isSignedIn }: ReviewSectionProps) {
  const { id, rating, numReviews, ratingHistogram, reviewPage } = product;
  const [shown, setShown] = useState(1);
  return (
    <Box
      component="section"
      aria-labelledby="reviews"
      sx={{
        mt: { xs: 5, md: 8 },
        display: 'grid',
        columnGap: 8,
        rowGap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
        gridTemplateAreas: { xs: '"stars" "list" "form"', md: '"stars list" "form list"' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ gridArea: 'stars' }}>
        <Typography id="reviews" variant="h2" sx={{ mb: 2 }}>
          {t.reviews}
        </Typography>
        {numReviews > 0 && (
          <>
            <Box sx={{ mb: 1.5 }}>
              <Rating value={rating} count={numReviews} />
            </Box>
            <RatingHistogram counts={ratingHistogram} />
          </>
        )}
      </Box>
      <Box sx={{ gridArea: 'list' }}>
        {numReviews === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.noReviews}</Typography>}
        <ReviewList reviews={reviewPage.reviews} />
        {Array.from({ length: shown - 1 }, (_, index) => (
          <LaterReviews key={index} productId={id} page={index + 2} />
        ))}
        {shown < reviewPage.pages && (
          <Button variant="outlined" onClick={() => setShown(shown + 1)} sx={{ mt: 1 }}>
            {t.showMoreReviews}
          </Button>
        )}
      </Box>
      <Box sx={{ gridArea: 'form' }}>{isSignedIn ? <YourReview productId={id} /> : <SignInToReview />}</Box>
    </Box>
  );
}

/** Shown to guests in place of the review form. */
function SignInToReview() {
  const { pathname } = useLocation();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
        {t.writeACustomerReview}
      </Typography>
      <Typography>{t.pleaseToWriteAReview(<Link href={loginUrl(pathname)}>{t.signIn}</Link>)}</Typography>
    </>
  );
}
