import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import * as t from '#messages/reviews';
import { loginUrl } from '../../router/urls.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import type { ReviewSectionFragment } from './ReviewSection.generated.tsx';
import type { ReadViewer } from './useVotes.ts';

/** Below the first view; the server renders it. Signing in does not update it: its markup stays until its code is there. */
const ReviewBrowser = memo(
  lazyPart(async () => (await import('./ReviewBrowser.tsx')).ReviewBrowser, MissingPart, true),
);
/** Guests never see the form: its code is for those who do. */
const YourReview = lazyPart(async () => (await import('./YourReview.tsx')).YourReview, MissingPart);

interface ReviewSectionProps {
  product: ReviewSectionFragment;
  isSignedIn: boolean;
  readViewer: ReadViewer;
}

/** The reviews of a product: by stars, one by one, and the viewer's own. */
export function ReviewSection({ product, isSignedIn, readViewer }: ReviewSectionProps) {
  return (
    <Box
      component="section"
      aria-label={t.reviews}
      sx={{
        mt: { xs: 5, md: 8 },
        pt: 3,
        borderTop: 2,
        borderColor: 'text.primary',
        display: 'grid',
        columnGap: 8,
        rowGap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 7fr)' },
        gridTemplateAreas: { xs: '"stars" "list" "form"', md: '"stars list" "form list"' },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <ReviewBrowser product={product} readViewer={readViewer} />
      <Box data-screen-only sx={{ gridArea: 'form' }}>
        {isSignedIn ? <YourReview productId={product.id} /> : <SignInToReview />}
      </Box>
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
