import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useParams } from '../../../router/shown-screen.ts';
import { KeepOrders } from './KeepOrders.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderLink, PaymentLink } from './OrderLink.tsx';
import { ReviewLink } from './ReviewLink.tsx';

const GuardedOrder = forBuyers(() => <OneOrder id={useParams().id ?? ''} Detail={OrderDetail} />);

/** One order: the buyer's own by its id, or the order of a link. */
export default function OrderPage() {
  const { id = '' } = useParams();
  if (id === 'link') return <OrderLink />;
  if (id === 'pay') return <PaymentLink />;
  if (id === 'review') return <ReviewLink />;
  if (id === 'keep') return <KeepOrders />;
  return <GuardedOrder />;
}
