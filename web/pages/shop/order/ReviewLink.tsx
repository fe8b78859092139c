import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/review-link';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { AddPhotos, MOST_PHOTOS } from '../../../features/reviews/AddPhotos.tsx';
import { productUrl } from '../../../router/urls.ts';
import { Loader } from '../../../ui/Loader.tsx';
import { Message } from '../../../ui/Message.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  type OpenReviewRequestMutation,
  type ReviewLinkedProductMutation,
  useOpenReviewRequestMutation,
  useReviewLinkedProductMutation,
} from './ReviewLink.generated.tsx';

type Review = ReviewLinkedProductMutation['reviewLinkedProduct']['review'];
type Request = OpenReviewRequestMutation['openReviewRequest']['request'];

/** Reviews of a delivered order, by a mailed link. Opening it changes nothing, so that mail scanners may. */
export function ReviewLink() {
  const token = useLocation().hash.slice(1);
  const [open, { error, data }] = useOpenReviewRequestMutation({
    fetchPolicy: 'no-cache',
    context: { inlineErrors: true, isBackground: true },
  });
  useEffect(() => void open({ variables: { input: { token } } }).catch(ignoreShown), [token]);
  const request = data?.openReviewRequest.request;
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageHeading title={t.howWasIt} space={1.5} />
      {error && <Message severity="error">{error.message}</Message>}
      {!error && (request ? <Products key={token} token={token} {...request} /> : <Loader />)}
    </Box>
  );
}

/** The products as they were when the page was opened: one that is reviewed stays, with thanks. */
function Products({ token, name, products }: { token: string } & Request) {
  if (products.length === 0) return <Message severity="info">{t.nothingLeft}</Message>;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{t.yourReviewsBear(name)}</Typography>
      {products.map((product) => (
        <ProductReview key={product.id} token={token} product={product} />
      ))}
    </>
  );
}

/** Thanks, and the pictures that a review of a paid order may have. */
function Reviewed({ token, review }: { token: string; review: Review }) {
  const [added, setAdded] = useState(0);
  return (
    <>
      <Message severity="success">{t.thankYou[review.state]}</Message>
      {added > 0 && <Message severity="success">{t.picturesAdded(added)}</Message>}
      {review.verifiedBuyer && added < MOST_PHOTOS && (
        <AddPhotos
          reviewId={review.id}
          left={MOST_PHOTOS - added}
          token={token}
          onAdded={(count) => setAdded(added + count)}
        />
      )}
    </>
  );
}

function ProductReview({ token, product }: { token: string; product: Request['products'][number] }) {
  const heading = useId();
  const [review, { loading, error, data }] = useReviewLinkedProductMutation({
    context: { inlineErrors: true },
  });
  const { message, fields } = formError(error);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const said = { rating: Number(typed.get('rating')), comment: String(typed.get('comment')) };
    review({ variables: { input: { token, productId: product.id, ...said } } }).catch(ignoreShown);
  };
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ mt: 4, display: 'grid', gridTemplateColumns: '80px minmax(0, 1fr)', columnGap: 2.5, rowGap: 2 }}
    >
      <Picture image={product.image} alt="" sizes="80px" />
      <Typography variant="h2" id={heading} sx={{ fontSize: '1.25rem', alignSelf: 'center' }}>
        <Link href={productUrl(product.id)}>{product.name}</Link>
      </Typography>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {data ? (
          <Reviewed token={token} review={data.reviewLinkedProduct.review} />
        ) : (
          <Stack component="form" aria-label={t.reviewOf(product.name)} onSubmit={submit} sx={{ gap: 2.5 }}>
            {message && <Message severity="error">{message}</Message>}
            <Select
              required
              name="rating"
              label={t.rating}
              defaultValue=""
              none={t.select}
              options={t.ratings.map((label, index) => [String(index + 1), label])}
              error={fields.rating}
            />
            <TextField
              required
              multiline
              minRows={3}
              label={t.comment}
              name="comment"
              inputProps={{ maxLength: 5000 }}
              error={fields.comment}
            />
            <SubmitButton pending={loading}>{t.submit}</SubmitButton>
          </Stack>
        )}
      </Box>
    </Box>
  );
}
