import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import * as t from '#messages/sign';
import { ignoreShown } from '../../../apollo/errors.ts';
import { AccountForm, clearPasswords } from '../../../features/accounts/AccountForm.tsx';
import { safeRedirect } from '../../../features/accounts/safe-redirect.ts';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { loginUrl } from '../../../router/urls.ts';
import { focusFirstWrong } from '../../../ui/field-error.ts';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useRegisterMutation } from './SignPage.generated.tsx';

/** Making an account. A new shopper without a `redirect` target is welcomed at /homepage. */
export default function SignPage() {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const [register, { data, loading, error, client }] = useRegisterMutation({
    context: { inlineErrors: true },
  });
  const target = safeRedirect(query.get('redirect'));
  if (viewer) return <Navigate replace to={data && target === '/' ? '/homepage' : target} />;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.signUp} space={3} />
      <AccountForm
        newPassword={{ hint: t.atLeast6Characters }}
        action={t.register}
        pending={loading}
        error={error}
        onError={(form) => {
          clearPasswords(form);
          focusFirstWrong(form);
        }}
        onSubmit={(input) => {
          register({ variables: { input } }).then(
            ({ data }) => data && welcome(data.register, client, changeCartOwner),
            ignoreShown,
          );
        }}
      />
      <Typography sx={{ mt: 3 }}>
        <Link href={loginUrl(target)}>{t.alreadyHaveAnAccountSign}</Link>
      </Typography>
    </Box>
  );
}
