import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as t from '#messages/admin/customers';
import { PersonalData } from '../../../features/accounts/PersonalData.tsx';
import { may, useViewer } from '../../../features/accounts/viewer.ts';
import { Colleagues } from '../../../features/presence/Colleagues.tsx';
import { usePresence } from '../../../features/presence/usePresence.ts';
import { customersUrl, customerUrl, logUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Message } from '../../../ui/Message.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { type CustomerPageFragment, useCustomerPageQuery } from './Customer.generated.tsx';
import { CustomerAccount } from './CustomerAccount.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { CustomerNotes } from './CustomerNotes.tsx';
import { CustomerOrders } from './CustomerOrders.tsx';
import { AddressesUsed, Blocks, Contact } from './CustomerParts.tsx';
import { CustomerReturns } from './CustomerReturns.tsx';
import { CustomerTags } from './CustomerTags.tsx';
import { PastOrders } from './PastOrders.tsx';

/** Everything that the shop knows of a customer, with the way back to the screen that it was opened from. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const from = useSearchParams()[0].get('from') ?? '';
  const list = from.startsWith('/admin/') ? from : customersUrl;
  const result = useCustomerPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const presence = usePresence('CUSTOMER', id);
  return (
    <>
      <BackLink href={list} />
      <Colleagues presence={presence} />
      <AdminHeading title={result.data?.customer.name ?? t.customer} />
      <Loaded result={result}>{({ customer }) => <Detail customer={customer} list={list} />}</Loaded>
    </>
  );
}

function Detail({ customer, list }: { customer: CustomerPageFragment; list: string }) {
  const navigate = useNavigate();
  const viewer = useViewer();
  const { kind, sameAddressId, account, returns } = customer;
  const isGuest = kind === 'GUEST';
  return (
    <>
      <CustomerTags customer={customer} />
      {sameAddressId && (
        <Message severity="info">
          {isGuest ? t.apartFromAccount : t.apartFromGuest}{' '}
          <Link href={customerUrl(sameAddressId, list)}>{isGuest ? t.showTheAccount : t.showTheOrders}</Link>
        </Message>
      )}
      <Box sx={grid}>
        <Box sx={column}>
          <CustomerFigures customer={customer} />
          <CustomerOrders id={customer.id} />
          {returns.length > 0 && <CustomerReturns returns={returns} />}
          <PastOrders customer={customer} />
          <CustomerNotes customer={customer} />
        </Box>
        <Box sx={column}>
          <Paper variant="outlined">
            <Contact customer={customer} />
            {account && <CustomerAccount account={account} />}
            <AddressesUsed customer={customer} />
            <Blocks customer={customer} />
          </Paper>
          <CustomerFields id={customer.id} />
        </Box>
      </Box>
      {may(viewer, 'STAFF') && (
        <Box sx={{ mt: 2 }}>
          <Link component={RouterLink} href={logUrl({ record: 'DATA_ACCESSES', subject: customer.id })}>
            {t.whoLooked}
          </Link>
        </Box>
      )}
      {may(viewer, 'CUSTOMERS') && !account?.isAdmin && (
        <PersonalData user={customer} onErased={() => void navigate(customersUrl)} />
      )}
    </>
  );
}

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** On phones one column, in which the orders stand before the person. */
const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;
