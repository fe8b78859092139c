import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as t from '#messages/link';
import { ignoreShown } from '../../../apollo/errors.ts';
import { CodeStep } from '../../../features/accounts/CodeStep.tsx';
import { LinkError } from '../../../features/accounts/LinkError.tsx';
import { neededFactor } from '../../../features/accounts/second-factor.ts';
import type { ViewerFragment } from '../../../features/accounts/Viewer.generated.tsx';
import { welcome } from '../../../features/accounts/welcome.ts';
import { changeCartOwner } from '../../../features/cart/cart-copies.ts';
import { Button } from '../../../ui/Button.tsx';
import { PageHeading } from '../../../ui/PageTitle.tsx';
import { useSignInWithTokenMutation } from './LinkPage.generated.tsx';

/** Signing in, from a mailed link. Only a press uses the token up, since mail scanners open links. */
export default function LinkPage() {
  const token = useLocation().hash.slice(1);
  const [isDone, setIsDone] = useState(false);
  const [signIn, { loading, error, client }] = useSignInWithTokenMutation({
    context: { inlineErrors: true },
  });
  if (isDone) return <Navigate replace to="/" />;
  const onSignedIn = async (user: ViewerFragment) => {
    await welcome(user, client, changeCartOwner);
    setIsDone(true);
  };
  const needed = neededFactor(error);
  const press = () => {
    signIn({ variables: { token } }).then(
      ({ data }) => data && onSignedIn(data.signInWithToken),
      ignoreShown,
    );
  };
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto' }}>
      <PageHeading title={t.welcomeBack} space={3} />
      {needed ? (
        <CodeStep needed={needed} onSignedIn={onSignedIn} />
      ) : (
        <Stack sx={{ gap: 2.5 }}>
          <LinkError error={error} />
          <Button variant="contained" size="large" loading={loading} onClick={press}>
            {t.signIn}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
