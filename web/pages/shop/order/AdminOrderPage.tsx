import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { Colleagues } from '../../../features/presence/Colleagues.tsx';
import { usePresence } from '../../../features/presence/usePresence.ts';
import { adminOrdersUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { AdminOrderDetail } from './AdminOrderDetail.tsx';
import { Neighbors } from './Neighbors.tsx';
import { OneOrder } from './OneOrder.tsx';

/** An order in the admin area, with the way back to the screen that it was opened from. */
export default function AdminOrderPage() {
  const { id = '' } = useParams();
  const from = useSearchParams()[0].get('from') ?? '';
  const list = from.startsWith('/admin/') ? from : adminOrdersUrl;
  const presence = usePresence('ORDER', id);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
        <BackLink href={list} />
        <Neighbors id={id} list={list} />
      </Box>
      <Colleagues presence={presence} />
      <OneOrder id={id} Detail={AdminOrderDetail} isInAdmin />
    </>
  );
}
