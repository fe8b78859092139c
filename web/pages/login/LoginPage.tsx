import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { SignInForm } from '../../features/accounts/SignInForm.tsx';
import { safeRedirect } from '../../features/accounts/safe-redirect.ts';
import { endedAccount, useViewer } from '../../features/accounts/viewer.ts';
import { changeCartOwner } from '../../features/cart/cart-copies.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { signUrl } from '../../router/urls.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** Signing in. A signed-in viewer is led on to the `redirect` target. */
export default function LoginPage() {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const target = safeRedirect(query.get('redirect'));
  if (viewer) return <Redirect to={target} />;
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageTitle title="Sign In" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Sign In
      </Typography>
      <SignInForm onSignedIn={(to) => changeCartOwner({ from: endedAccount(), to })} />
      <Typography sx={{ mt: 3 }}>
        <Link href={signUrl(target)}>New Customer? Register</Link>
      </Typography>
    </Box>
  );
}
