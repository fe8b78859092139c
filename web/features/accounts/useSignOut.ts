import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useArrival } from '../../router/ScreenRouter.tsx';
import { SignOutDocument } from './SignOut.generated.tsx';
import { clearViewer } from './viewer.ts';

/** Signs out: forgets the person, the cart and all answers of the server, and goes home, also when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const arrival = useArrival();

  return async () => {
    // Home first: on a page for signed-in people its guard would lead to the sign-in screen.
    navigate('/');
    await arrival();
    clearViewer();
    // Without an answer this browser is signed out all the same.
    await client
      .mutate({ mutation: SignOutDocument, context: { inlineErrors: true } })
      .catch(() => undefined);
    await client.clearStore();
  };
}
