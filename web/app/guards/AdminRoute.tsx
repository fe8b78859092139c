import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useViewer } from '../../features/accounts/viewer.ts';
import { toast } from '../../ui/toast.tsx';
import { loginUrl } from '../../urls.ts';

/** Screens for admins. A courtesy only: the server checks every call. */
export function AdminRoute() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (viewer?.isAdmin) return <Outlet />;
  return viewer ? <NotAdmin /> : <Navigate to={loginUrl(pathname + search)} replace />;
}

/** Without a target to come back to: whoever is signed in would be sent back here for ever. */
function NotAdmin() {
  useEffect(() => toast('Admin account needed', { variant: 'error' }), []);
  return <Navigate to={loginUrl()} replace />;
}
