import { useEffect, useRef } from 'react';
import * as t from '#messages/review-browser';
import { LoadError } from '../../ui/LoadError.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ReviewList } from './ReviewList.tsx';
import { type ReviewPageQueryVariables, useReviewPageQuery } from './ReviewPage.generated.tsx';
import type { Votes } from './useVotes.ts';

/** A page of reviews after the first one. The focus moves to it once it is there, to read on. */
export function ReviewPage({ votes, ...variables }: ReviewPageQueryVariables & { votes: Votes }) {
  const { data, previousData, error, refetch } = useReviewPageQuery({ variables });
  const first = useRef<HTMLLIElement>(null);
  const reviews = (data ?? previousData)?.product.reviewPage.reviews;
  const isThere = reviews !== undefined;
  useEffect(() => {
    if (isThere) first.current?.focus({ preventScroll: true });
  }, [isThere]);

  if (reviews) return <ReviewList reviews={reviews} votes={votes} firstRef={first} />;
  if (!error) return <Spinner size={24} aria-label={t.loadingReviews} />;
  return <LoadError error={error} onRetry={refetch} />;
}
