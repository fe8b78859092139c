import { useEffect, useRef } from 'react';
import * as t from '#messages/review-browser';
import { LoadError } from '../../ui/LoadError.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ReviewList } from './ReviewList.tsx';
import { type ReviewPageQueryVariables, useReviewPageQuery } from './ReviewPage.generated.tsx';

/** A page of reviews after the first one. The focus moves to it once it is there, to read on. */
export function ReviewPage(variables: ReviewPageQueryVariables) {
  const { data, previousData, error, refetch } = useReviewPageQuery({ variables });
  const first = useRef<HTMLLIElement>(null);
  const reviews = (data ?? previousData)?.product.reviewPage.reviews;
  const isThere = reviews !== undefined;
  useEffect(() => {
    if (isThere) first.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (reviews) return <ReviewList reviews={reviews} firstRef={first} />;
  if (!error) return <Spinner size={24} aria-label={t.loadingReviews} />;
  return <LoadError error={error} onRetry={refetch} />;
}
