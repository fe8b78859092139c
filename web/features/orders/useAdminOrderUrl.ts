import { useLocation } from 'react-router-dom';
import { adminOrderUrl } from '../../router/admin-urls.ts';

/** Addresses of orders in the admin area, from which Go Back leads to the current screen. */
export function useAdminOrderUrl(): (id: string) => string {
  const { pathname, search } = useLocation();
  return (id) => adminOrderUrl(id, pathname + search);
}
