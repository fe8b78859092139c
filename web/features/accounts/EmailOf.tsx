import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/accounts';
import { mailUrl } from '../../router/urls.ts';
import { Time } from '../../ui/Time.tsx';
import type { ManagedUserFragment } from './ManagedUser.generated.tsx';

/** The e-mail address of an account in a list for staff, and whether its owner has yet to confirm it. */
export function EmailOf({ email, isVerified, newEmailCountsAt }: ManagedUserFragment) {
  return (
    <>
      <Link href={mailUrl(email)}>{email}</Link>
      {!isVerified && (
        <Typography
          component="small"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'normal' }}
        >
          {newEmailCountsAt
            ? t.newAddressNotConfirmedCounts(<Time iso={newEmailCountsAt} />)
            : t.notConfirmed}
        </Typography>
      )}
    </>
  );
}
