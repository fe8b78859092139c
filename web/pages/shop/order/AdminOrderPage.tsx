import { useSearchParams } from 'react-router-dom';
import { adminOrdersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { OneOrder } from './OneOrder.tsx';

/** An order in the admin area, with the way back to the screen that it was opened from. */
export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const from = useSearchParams()[0].get('from') ?? '';
  return (
    <>
      <BackLink href={from.startsWith('/admin/') ? from : adminOrdersUrl} />
      <OneOrder id={id} isInAdmin />
    </>
  );
}
