import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { orderName } from '#money/order-name';
import { adminOrderUrl } from '../../../router/admin-urls.ts';
import { orderUrl } from '../../../router/urls.ts';

interface OtherOrderProps {
  orderId: string;
  orderNumber: number;
  /** Whether the viewer can open it: a mailed link shows one order alone. */
  isLinked: boolean;
}

/** The other order of an exchange, by its number: in the admin area its page there. */
export function OtherOrder({ orderId, orderNumber, isLinked }: OtherOrderProps) {
  const name = orderName(orderNumber);
  const urlOf = useLocation().pathname.startsWith('/admin/') ? adminOrderUrl : orderUrl;
  return isLinked ? <Link href={urlOf(orderId)}>{name}</Link> : name;
}
