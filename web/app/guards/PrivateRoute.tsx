import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../features/accounts/viewer.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { loginUrl } from '../../router/urls.ts';

/** Screens for signed-in people; others sign in first and come back. A courtesy only: the server checks every call. */
export function PrivateRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return viewer ? children : <Redirect to={loginUrl(pathname + search)} />;
}
