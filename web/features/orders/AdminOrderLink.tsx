import Link from '@mui/material/Link';
import { orderName } from '#money/order-name';
import { useAdminOrderUrl } from './useAdminOrderUrl.ts';

interface AdminOrderLinkProps {
  id: string | null;
  number: number | null;
  /** What the link says instead of the number. */
  label?: string;
}

/** For staff: leads to an order; nothing where there is none. */
export function AdminOrderLink({ id, number, label }: AdminOrderLinkProps) {
  const href = useAdminOrderUrl();
  if (!id || !number) return null;
  return <Link href={href(id)}>{label ?? orderName(number)}</Link>;
}
