import { useLocation } from 'react-router-dom';
import { newOrderUrl } from '../../../router/admin-urls.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';
import { OrderList } from './OrderList.tsx';

const NewOrder = lazyPart(async () => (await import('./NewOrder.tsx')).NewOrder, MissingPart);

/** Every order of the shop, or the form of a new one. */
export default function AdminOrdersPage() {
  return useLocation().pathname === newOrderUrl ? <NewOrder /> : <OrderList />;
}
