import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { ignoreShown } from '../../apollo/errors.ts';
import { useArrival } from '../../router/ScreenRouter.tsx';
import { clearCache } from './clear-cache.ts';
import { useSignOutMutation } from './SignOut.generated.tsx';
import { clearViewer } from './viewer.ts';

/** Signs out, also when the server cannot be reached. */
export function useSignOut(): () => Promise<void> {
  const [signOut] = useSignOutMutation({ context: { inlineErrors: true } });
  const leave = useLeave();
  // This browser is signed out even if the request fails.
  return () => leave(() => signOut().catch(ignoreShown));
}

/** Goes home, and clears the viewer, the cart and the cache. `end` ends the session, if it has not ended yet. */
export function useLeave(): (end?: () => Promise<unknown>) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const arrival = useArrival();

  return async (end) => {
    // Home first: the guard of a private screen would lead to the sign-in screen.
    navigate('/');
    await arrival();
    clearViewer();
    await end?.();
    await clearCache(client);
  };
}
