import { type PropsWithChildren, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../features/accounts/viewer.ts';
import { Redirect } from '../../router/Redirect.tsx';
import { toast } from '../../ui/toast.tsx';
import { loginUrl } from '../../urls.ts';

/** Screens for admins. A courtesy only: the server checks every call. */
export function AdminRoute({ children }: PropsWithChildren) {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  if (viewer?.isAdmin) return children;
  return viewer ? <NotAdmin /> : <Redirect to={loginUrl(pathname + search)} />;
}

/** Without a target to come back to: whoever is signed in would be sent back here for ever. */
function NotAdmin() {
  useEffect(() => toast('Admin account needed', { variant: 'error' }), []);
  return <Redirect to={loginUrl()} />;
}
