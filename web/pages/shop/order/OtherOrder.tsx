import Link from '@mui/material/Link';
import { orderName } from '#money/order-name';
import { orderUrl } from '../../../router/urls.ts';

interface OtherOrderProps {
  orderId: string;
  orderNumber: number;
  /** Whether the viewer can open it: a mailed link shows one order alone. */
  isLinked: boolean;
}

/** The other order of an exchange, by its number. */
export function OtherOrder({ orderId, orderNumber, isLinked }: OtherOrderProps) {
  const name = orderName(orderNumber);
  return isLinked ? <Link href={orderUrl(orderId)}>{name}</Link> : name;
}
