import type { PropsWithChildren } from 'react';
import { useViewer } from '../../features/accounts/viewer.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { useAddress } from '../../router/router.ts';
import { loginUrl } from '../../urls.ts';

/** Screens for signed-in people; others sign in first and come back. A courtesy only: the server checks every call. */
export function PrivateRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const { pathname, search } = useAddress();
  return viewer ? children : <Redirect to={loginUrl(pathname + search)} />;
}
