import { useState, useSyncExternalStore } from 'react';
import { subscribeToStorage } from '../../ui/storage-events.ts';
import { useViewerVotesQuery, useVoteReviewMutation } from './Votes.generated.tsx';

/** Who is signed in, read when it is needed: the reviews are rendered without. */
export type ReadViewer = () => object | null;

/** What the viewer found helpful of the reviews of a product. */
export interface Votes {
  isSignedIn: boolean;
  /** Of the viewer, who neither votes for it nor reports it. */
  isOwn: (reviewId: string) => boolean;
  isHelpful: (reviewId: string) => boolean;
  /** Whether earlier votes are known, and none is being sent. */
  isReady: boolean;
  vote: (reviewId: string, isHelpful: boolean) => Promise<unknown>;
}

export function useVotes(productId: string, readViewer: ReadViewer): Votes {
  const isSignedIn = useSyncExternalStore(
    subscribeToStorage,
    () => readViewer() !== null,
    () => false,
  );
  // Again with each visit: votes do not change what is cached of a product.
  const { data, previousData } = useViewerVotesQuery({
    variables: { id: productId },
    skip: !isSignedIn,
    fetchPolicy: 'cache-and-network',
  });
  const [send, { loading }] = useVoteReviewMutation();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const found = (data ?? previousData)?.product;
  return {
    isSignedIn,
    isOwn: (id) => isSignedIn && found?.viewerReview?.id === id,
    isHelpful: (id) => isSignedIn && (changed.get(id) ?? found?.viewerVotes.includes(id) ?? false),
    isReady: !loading && (!isSignedIn || found !== undefined),
    vote: async (reviewId, isHelpful) => {
      await send({ variables: { input: { reviewId, isHelpful } } });
      setChanged((before) => new Map(before).set(reviewId, isHelpful));
    },
  };
}
