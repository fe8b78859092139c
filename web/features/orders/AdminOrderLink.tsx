import Link from '@mui/material/Link';
import { useAdminOrderUrl } from './useAdminOrderUrl.ts';

/** For staff: leads to an order. */
export function AdminOrderLink({ id, label = id }: { id: string; label?: string }) {
  const href = useAdminOrderUrl();
  return <Link href={href(id)}>{label}</Link>;
}
