import type { PropsWithChildren } from 'react';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { useViewer } from '../features/accounts/viewer.ts';
import { loginUrl } from '../router/urls.ts';

/** Screens for signed-in people; others sign in first and come back. A courtesy only: the server checks every call. */
export function PrivateRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const location = useLocation();
  return viewer ? children : <Navigate replace to={loginUrl(createPath(location))} />;
}
