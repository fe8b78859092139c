import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reviews';
import { select } from '#messages/admin/ui';
import { ReviewPhotos } from '../../../features/reviews/ReviewPhotos.tsx';
import { productUrl } from '../../../router/urls.ts';
import { actionsColumn, type Column } from '../../../ui/DataTable.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { SelectRow } from '../../../ui/SelectRow.tsx';
import { Time } from '../../../ui/Time.tsx';
import type { Selection } from '../../../ui/useSelection.ts';
import { RemovePhoto } from './RemovePhoto.tsx';
import { Reports } from './Reports.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import type { ReviewRowFragment } from './Reviews.generated.tsx';

/** The columns of the list of reviews. */
export const reviewColumns = (selection: Selection<ReviewRowFragment>): Column<ReviewRowFragment>[] => [
  {
    title: select,
    hideTitle: true,
    cell: (row) => <SelectRow row={row} name={t.reviewBy(row.review.name)} selection={selection} />,
  },
  { title: t.writtenColumn, cell: ({ review }) => <Time iso={review.createdAt} /> },
  {
    title: t.productColumn,
    cell: ({ product: { id, name, isSold } }) => (isSold ? <Link href={productUrl(id)}>{name}</Link> : name),
  },
  { title: t.reviewColumn, cell: (row) => <ReviewText row={row} /> },
  {
    title: t.stateColumn,
    cell: ({ review }) => <Box sx={{ minWidth: '7ch' }}>{t.states[review.state]}</Box>,
  },
  actionsColumn<ReviewRowFragment>((row) => <ReviewActions row={row} />),
];

function ReviewText({ row }: { row: ReviewRowFragment }) {
  const { name, rating, comment, verifiedBuyer, answer } = row.review;
  return (
    <Box sx={{ minWidth: { md: 320 }, maxWidth: '60ch', textAlign: 'start', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <Rating value={rating} />
        <span>
          {name}
          {verifiedBuyer && `, ${t.verifiedBuyer}`}
        </span>
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {comment}
      </Typography>
      <ReviewPhotos
        review={row.review}
        tool={(photoId, picture) => <RemovePhoto photoId={photoId} name={picture} />}
      />
      {answer && (
        <Typography
          variant="body2"
          sx={{ mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-line' }}
        >
          <b>{t.answer}</b> {answer}
        </Typography>
      )}
      <Reports row={row} />
    </Box>
  );
}
