import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { mailUrl } from '../../router/urls.ts';
import type { ManagedUserFragment } from './ManagedUser.generated.tsx';

/** The e-mail address of an account in a list for staff, and whether its owner has yet to confirm it. */
export function EmailOf({ email, isVerified }: Pick<ManagedUserFragment, 'email' | 'isVerified'>) {
  return (
    <>
      <Link href={mailUrl(email)}>{email}</Link>
      {!isVerified && (
        <Typography
          component="small"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'normal' }}
        >
          not confirmed
        </Typography>
      )}
    </>
  );
}
