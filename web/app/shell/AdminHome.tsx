import { Navigate } from 'react-router-dom';
import { may, useViewer } from '../../features/accounts/viewer.ts';
import { adminLinks } from '../../router/admin-paths.ts';
import { adminRoute } from '../guards.tsx';

const Refused = adminRoute(adminLinks[0]!.needs);

/** Leads to the first screen of the menu that the viewer may use. */
export default function AdminHome() {
  const viewer = useViewer();
  const first = adminLinks.find(({ needs }) => may(viewer, needs));
  return first ? <Navigate replace to={first.href} /> : <Refused />;
}
