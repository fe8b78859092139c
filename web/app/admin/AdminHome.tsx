import { Navigate } from 'react-router-dom';
import { useViewer } from '../../features/accounts/viewer.ts';
import { adminRoute } from './admin-route.tsx';
import { placesOf } from './places.ts';

const Refused = adminRoute('ORDERS');

/** Leads to the first screen that the viewer may use. */
export default function AdminHome() {
  const first = placesOf(useViewer())[0]?.[0]?.screens[0];
  return first ? <Navigate replace to={first.href} /> : <Refused />;
}
