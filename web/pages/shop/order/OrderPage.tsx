import { useLocation } from 'react-router-dom';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminOrder } from './AdminOrder.tsx';
import { KeepOrders } from './KeepOrders.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderLink, PaymentLink } from './OrderLink.tsx';

const GuardedOrder = forBuyers(() => <OneOrder id={useParams().id ?? ''} />);

/** One order: the buyer's own by its id, the order of a link, or any order in the admin area. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  if (pathname.startsWith('/admin/')) return <AdminOrder id={id} />;
  if (id === 'link') return <OrderLink />;
  if (id === 'pay') return <PaymentLink />;
  if (id === 'keep') return <KeepOrders />;
  return <GuardedOrder />;
}
