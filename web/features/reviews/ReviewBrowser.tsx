import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as t from '#messages/review-browser';
import { Button } from '../../ui/Button.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { RatingHistogram } from './RatingHistogram.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useReviewPageQuery } from './ReviewPage.generated.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import type { ReviewSectionFragment } from './ReviewSection.generated.tsx';
import { type ReviewChoice, ReviewTools } from './ReviewTools.tsx';
import { type ReadViewer, useVotes } from './useVotes.ts';

interface ReviewBrowserProps {
  product: ReviewSectionFragment;
  readViewer: ReadViewer;
}

/** The reviews of a product in two areas of the section: by stars, which are a filter, and one by one. */
export function ReviewBrowser({ product, readViewer }: ReviewBrowserProps) {
  const { rating, numReviews, ratingHistogram } = product;
  const { choice, choose, listed, isLoading, failure } = useReviewChoice(product);
  const [shown, setShown] = useState(1);
  const votes = useVotes(product.id, readViewer);
  const histogram = useRef<HTMLUListElement>(null);
  const isUsable = useHydrated() && numReviews > 1;
  const change = (changed: Partial<ReviewChoice>) => {
    setShown(1);
    choose({ ...choice, ...changed });
  };
  const removeFilter = () => {
    // Its own button disappears.
    histogram.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    change({ rating: null });
  };
  return (
    <>
      <Box sx={{ gridArea: 'stars' }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {t.reviews}
        </Typography>
        {numReviews > 0 && (
          <>
            <Box sx={{ mb: 1 }}>
              <Rating value={rating} count={numReviews} />
            </Box>
            <RatingHistogram
              ref={histogram}
              counts={ratingHistogram}
              chosen={choice.rating}
              onChoose={isUsable ? (stars) => change({ rating: stars }) : undefined}
            />
            {/* Article 7(6) of Directive 2005/29/EC: whether and how it is checked that reviews come from buyers. */}
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {t.whoIsVerified}
            </Typography>
          </>
        )}
      </Box>
      <Box sx={{ gridArea: 'list' }}>
        {numReviews === 0 && <Typography sx={{ color: 'text.secondary' }}>{t.noReviews}</Typography>}
        {numReviews > 1 && (
          <ReviewTools
            {...{ listed, choice, isLoading, isUsable }}
            counts={ratingHistogram}
            onSort={(sort) => change({ sort })}
            onRemove={removeFilter}
          />
        )}
        {failure ?? (
          <Box aria-busy={isLoading}>
            <ReviewList reviews={listed.page.reviews} votes={votes} />
            {Array.from({ length: shown - 1 }, (_, index) => (
              <ReviewPage key={index} id={product.id} page={index + 2} votes={votes} {...choice} />
            ))}
            {shown < listed.page.pages && (
              <Button
                variant="outlined"
                onClick={() => setShown(shown + 1)}
                inert={!isUsable}
                sx={{ mt: 1, '&[inert]': { visibility: 'hidden' } }}
              >
                {t.showMoreReviews}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </>
  );
}

/** What is chosen, and the first page of it. Until that is there the list keeps what it had. */
function useReviewChoice({ id, ratingHistogram, reviewPage }: ReviewSectionFragment) {
  const [wanted, choose] = useState<ReviewChoice>({ sort: 'NEWEST', rating: null });
  // The last review with so many stars may be gone.
  const rating = wanted.rating && ratingHistogram[wanted.rating - 1] ? wanted.rating : null;
  const choice = { ...wanted, rating };
  const { sort } = choice;
  // The product comes with this page.
  const skip = sort === 'NEWEST' && rating === null;
  const { data, error, refetch } = useReviewPageQuery({ variables: { id, page: 1, ...choice }, skip });
  const page = skip ? reviewPage : data?.product.reviewPage;
  const [listed, setListed] = useState({ page: reviewPage, sort, rating });
  if (page && (page !== listed.page || sort !== listed.sort || rating !== listed.rating))
    setListed({ page, sort, rating });
  const failure = error && !page ? <LoadError error={error} onRetry={refetch} /> : undefined;
  return { choice, choose, listed, isLoading: !page && !error, failure };
}
