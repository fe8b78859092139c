import { useNavigate } from 'react-router-dom';
import { ignoreShown } from '../../apollo/errors.ts';
import { useArrival } from '../../router/ScreenRouter.tsx';
import { useSignOutMutation } from './SignOut.generated.tsx';
import { clearViewer } from './viewer.ts';

/** Signs out, also when the server cannot be reached: goes home, and clears the viewer, the cart and the cache. */
export function useSignOut(): () => Promise<void> {
  const [signOut, { client }] = useSignOutMutation({ context: { inlineErrors: true } });
  const navigate = useNavigate();
  const arrival = useArrival();

  return async () => {
    // Home first: the guard of a private screen would lead to the sign-in screen.
    navigate('/');
    await arrival();
    clearViewer();
    // This browser is signed out even if the request fails.
    await signOut().catch(ignoreShown);
    await client.clearStore();
  };
}
