import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Day } from '../../ui/Day.tsx';
import { Rating } from '../../ui/Rating.tsx';
import type { ReviewListFragment } from './ReviewList.generated.tsx';

/** What shoppers say about a product, newest first. */
export function ReviewList({ reviews }: { reviews: ReviewListFragment[] }) {
  if (reviews.length === 0) return <Typography sx={{ color: 'text.secondary' }}>No Reviews</Typography>;
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reviews.map((review) => (
        <Box component="li" key={review.id} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
            <Typography component="h3" variant="h3">
              {review.name}
            </Typography>
            <Rating value={review.rating} />
            <Box sx={{ fontSize: 14, color: 'text.secondary' }}>
              <Day iso={review.createdAt} />
            </Box>
          </Box>
          <Typography sx={{ mt: 0.5, maxWidth: '70ch', overflowWrap: 'anywhere' }}>
            {review.comment}
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
