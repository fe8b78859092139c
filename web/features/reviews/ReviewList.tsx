import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Ref } from 'react';
import * as t from '#messages/review-list';
import { Day } from '../../ui/Day.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Rating } from '../../ui/Rating.tsx';
import { useSettings } from '../../ui/settings.ts';
import { ReviewFoot } from './ReviewFoot.tsx';
import type { ReviewListFragment } from './ReviewList.generated.tsx';
import { ReviewPhotos } from './ReviewPhotos.tsx';
import type { Votes } from './useVotes.ts';

interface ReviewListProps {
  votes: Votes;
  reviews: ReviewListFragment[];
  /** The first of them, which can take the focus. */
  firstRef?: Ref<HTMLLIElement>;
}

/** What shoppers say about a product. */
export function ReviewList({ reviews, votes, firstRef }: ReviewListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reviews.map((review, index) => (
        <Box
          component="li"
          key={review.id}
          ref={index === 0 ? firstRef : undefined}
          tabIndex={index === 0 && firstRef ? -1 : undefined}
          sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <Typography component="h3" variant="h3">
              {review.name}
            </Typography>
            <Rating value={review.rating} />
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              <Day iso={review.createdAt} />
            </Box>
            {review.verifiedBuyer && <VerifiedBuyer />}
          </Box>
          <Typography sx={{ mt: 0.5, maxWidth: '70ch', whiteSpace: 'pre-line' }}>{review.comment}</Typography>
          <ReviewPhotos review={review} />
          <Answer review={review} />
          <ReviewFoot review={review} votes={votes} />
        </Box>
      ))}
    </Box>
  );
}

/** What the shop says about it, if anything. */
function Answer({ review: { answer, answeredAt } }: { review: ReviewListFragment }) {
  const { shopName } = useSettings();
  if (!answer) return null;
  return (
    <Box sx={{ mt: 1.5, pl: 2, maxWidth: '70ch', borderLeft: 3, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
        <Typography component="h4" sx={{ fontWeight: 600 }}>
          {t.answerOf(shopName)}
        </Typography>
        {answeredAt && (
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <Day iso={answeredAt} />
          </Box>
        )}
      </Box>
      <Typography sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>{answer}</Typography>
    </Box>
  );
}

function VerifiedBuyer() {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.875rem',
        fontWeight: 600,
        color: 'success.main',
      }}
    >
      <Icon name="check" size={16} /> {t.verifiedBuyer}
    </Box>
  );
}
