import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { loginUrl } from '../../router/urls.ts';

/** Shown to guests in place of the review form. */
export function SignInToReview() {
  const { pathname } = useLocation();
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2, fontSize: '1.25rem' }}>
        Write a Customer Review
      </Typography>
      <Typography>
        Please <Link href={loginUrl(pathname)}>sign in</Link> to write a review.
      </Typography>
    </>
  );
}
