import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../../features/accounts/viewer.ts';
import { loginUrl } from '../../urls.ts';

/** Screens for signed-in people; others sign in first and come back. A courtesy only: the server checks every call. */
export function PrivateRoute() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return viewer ? <Outlet /> : <Navigate to={loginUrl(pathname + search)} replace />;
}
