import { useLocation, useSearchParams } from 'react-router-dom';
import { forBuyers } from '../../../features/accounts/for-buyers.tsx';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { adminOrdersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MissingPart } from '../../../ui/MissingPart.tsx';
import { KeepOrders } from './KeepOrders.tsx';
import { OfferAccount } from './OfferAccount.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderHeading } from './OrderHeading.tsx';
import { OrderLink, PaymentLink } from './OrderLink.tsx';
import { useOrderPageQuery } from './OrderPage.generated.tsx';
import { ThankYou } from './ThankYou.tsx';

const ShipList = lazyPart(async () => (await import('./ship/ShipList.tsx')).ShipList, MissingPart);

const BankTransfers = lazyPart(
  async () => (await import('./transfers/BankTransfers.tsx')).BankTransfers,
  MissingPart,
);

const InvoiceList = lazyPart(
  async () => (await import('./invoices/InvoiceList.tsx')).InvoiceList,
  MissingPart,
);

const Blocklist = lazyPart(async () => (await import('./blocklist/Blocklist.tsx')).Blocklist, MissingPart);

const ReturnList = lazyPart(async () => (await import('./returns/ReturnList.tsx')).ReturnList, MissingPart);

const GuardedOrder = forBuyers(() => <OneOrder id={useParams().id ?? ''} />);

/** One order: the buyer's own by its id, the order of a link, or any order in the admin area. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  // No screen of its own: each adds to the first visit of the shop.
  if (pathname.startsWith('/admin/')) {
    if (id === 'ship') return <ShipList />;
    if (id === 'returns') return <ReturnList />;
    if (id === 'invoices') return <InvoiceList />;
    if (id === 'transfers') return <BankTransfers />;
    return id === 'blocked' ? <Blocklist /> : <AdminOrder id={id} />;
  }
  if (id === 'link') return <OrderLink />;
  if (id === 'pay') return <PaymentLink />;
  if (id === 'keep') return <KeepOrders />;
  return <GuardedOrder />;
}

/** An order in the admin area, with the way back to the screen that it was opened from. */
function AdminOrder({ id }: { id: string }) {
  const from = useSearchParams()[0].get('from') ?? '';
  return (
    <>
      <BackLink href={from.startsWith('/admin/') ? from : adminOrdersUrl} />
      <OneOrder id={id} isInAdmin />
    </>
  );
}

/** One order of the buyer, or of anybody in the admin area, where nobody pays. */
function OneOrder({ id, isInAdmin }: { id: string; isInAdmin?: boolean }) {
  const viewer = useViewer();
  const { data, error, refetch } = useOrderPageQuery({ variables: { id } });
  return (
    <>
      <OrderHeading order={data?.order} isInAdmin={isInAdmin} />
      {data && <ThankYou key={id} order={data.order} />}
      <LoadError error={error} onRetry={refetch} />
      {data ? <OrderDetail order={data.order} isInAdmin={isInAdmin} /> : !error && <Loader />}
      {!viewer && data?.order.isOwn && data.order.isPaid && <OfferAccount email={data.order.user.email} />}
    </>
  );
}
