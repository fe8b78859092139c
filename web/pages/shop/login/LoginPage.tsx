import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import * as t from '#messages/login';
import { ignoreShown } from '../../../apollo/errors.ts';
import { AccountForm, clearPasswords } from '../../../features/accounts/AccountForm.tsx';
import { CodeStep } from '../../../features/accounts/CodeStep.tsx';
import { PasskeySignIn } from '../../../features/accounts/PasskeySignIn.tsx';
import { safeRedirect } from '../../../features/accounts/safe-redirect.ts';
import { neededFactor } from '../../../features/accounts/second-factor.ts';
import type { ViewerFragment } from '../../../features/accounts/Viewer.generated.tsx';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { forgotUrl, orderLinkUrl, signUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { NeedsMails } from '../../../ui/NeedsMails.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { GuestForm } from './GuestForm.tsx';
import { useSignInMutation } from './LoginPage.generated.tsx';

/** The screens of the checkout, which need no account. */
const CHECKOUT = /^\/(shipping|payment|placeorder)$/;

/** Signing in. A signed-in viewer is led on to the `redirect` target. */
export default function LoginPage() {
  const viewer = useViewer();
  const { isClosed } = useSettings();
  const [query] = useSearchParams();
  const [signIn, { loading, error, client, reset }] = useSignInMutation({ context: { inlineErrors: true } });
  const target = safeRedirect(query.get('redirect'));
  if (viewer) return <Navigate replace to={target} />;
  const onSignedIn = (user: ViewerFragment) => welcome(user, client, changeCartOwner);
  const needed = neededFactor(error);
  if (needed) {
    return (
      <Box sx={{ maxWidth: 440, mx: 'auto' }}>
        <PageHeading title={t.signIn} space={3} />
        <CodeStep needed={needed} onSignedIn={onSignedIn} />
        <Button sx={{ mt: 2 }} onClick={reset}>
          {t.startAgain}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.signIn} space={3} />
      {CHECKOUT.test(target) && (
        <>
          <GuestForm target={target} />
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {t.haveAnAccount}
          </Typography>
        </>
      )}
      <AccountForm
        action={t.signIn}
        pending={loading}
        error={error}
        onError={(form) => clearPasswords(form)?.focus()}
        onSubmit={({ email, password }) => {
          signIn({ variables: { input: { email, password } } }).then(
            ({ data }) => data && onSignedIn(data.signIn),
            ignoreShown,
          );
        }}
      />
      <Box sx={{ mt: 2.5 }}>
        <PasskeySignIn autofill onSignedIn={onSignedIn} />
      </Box>
      {/* Shoppers cannot enter a closed shop with an account either. */}
      {!isClosed && (
        <Typography sx={{ mt: 3 }}>
          <Link href={signUrl(target)}>{t.newCustomerRegister}</Link>
        </Typography>
      )}
      <NeedsMails>
        <Typography sx={{ mt: 1.5 }}>
          <Link href={forgotUrl}>{t.forgotYourPasswordGetA}</Link>
        </Typography>
        <Typography sx={{ mt: 1.5 }}>
          <Link href={orderLinkUrl}>{t.findAnOrderYouMade}</Link>
        </Typography>
      </NeedsMails>
    </Box>
  );
}
