import { useEffect, useRef } from 'react';
import * as t from '#messages/review-form';
import { LoadError } from '../../ui/LoadError.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useLaterReviewsQuery } from './LaterReviews.generated.tsx';
import { ReviewList } from './ReviewList.tsx';

/** A page of reviews after the first one. The focus moves to it once it is there, to read on. */
export function LaterReviews({ productId, page }: { productId: string; page: number }) {
  const { data, previousData, error, refetch } = useLaterReviewsQuery({
    variables: { id: productId, page },
  });
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
