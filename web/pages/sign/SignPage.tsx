import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { safeRedirect } from '../../features/accounts/safe-redirect.ts';
import { endedAccount, useViewer } from '../../features/accounts/viewer.ts';
import { changeCartOwner } from '../../features/cart/cart-copies.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { loginUrl } from '../../router/urls.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';

/** Making an account. A new shopper without a `redirect` target is welcomed at /homepage. */
export default function SignPage() {
  const viewer = useViewer();
  const [query] = useSearchParams();
  const [isNew, setIsNew] = useState(false);
  const target = safeRedirect(query.get('redirect'));
  if (viewer) return <Redirect to={isNew && target === '/' ? '/homepage' : target} />;
  const onSignedIn = (to: string) => {
    setIsNew(true);
    return changeCartOwner({ from: endedAccount(), to });
  };
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageTitle title="Sign Up" />
      <Typography variant="h1" sx={{ mb: 3 }}>
        Sign Up
      </Typography>
      <RegisterForm onSignedIn={onSignedIn} />
      <Typography sx={{ mt: 3 }}>
        <Link href={loginUrl(target)}>Already have an account? Sign in</Link>
      </Typography>
    </Box>
  );
}
