import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import * as blocking from '#messages/admin/blocklist';
import * as t from '#messages/admin/customers';
import { addressLines } from '#money/postal-address';
import { ignoreShown } from '../../../apollo/errors.ts';
import { BlockBuyer } from '../../../features/orders/BlockBuyer.tsx';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { ShortDate } from '../../../features/orders/ShortDate.tsx';
import { useUnblockBuyerMutation } from '../../../features/orders/UnblockBuyer.generated.tsx';
import { mailUrl } from '../../../router/urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.tsx';
import type { CustomerPageFragment } from './Customer.generated.tsx';

interface PartProps {
  customer: CustomerPageFragment;
}

/** How to reach a customer. */
export function Contact({ customer: { email, kind, addresses, createdAt } }: PartProps) {
  const phones = new Set(addresses.flatMap(({ phone }) => phone ?? []));
  return (
    <OrderSection title={t.contact} action={<Link href={mailUrl(email)}>{t.writeMail}</Link>}>
      <Box sx={{ overflowWrap: 'anywhere' }}>{email}</Box>
      {[...phones].map((phone) => (
        <div key={phone}>
          <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>
        </div>
      ))}
      <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {kind === 'GUEST' && <div>{t.ofGuest}</div>}
        {t.knownSince} <ShortDate iso={createdAt} />
      </Box>
    </OrderSection>
  );
}

/** Where orders of a customer were sent and billed. Nothing as long as there is none. */
export function AddressesUsed({ customer: { addresses } }: PartProps) {
  const lines = addresses.map((address) => addressLines({ ...address, phone: null }).join(', '));
  const used = [...new Set(lines)].filter(Boolean);
  if (used.length === 0) return null;
  return (
    <OrderSection title={t.addresses}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {used.map((address) => (
          <Box component="li" key={address} sx={{ overflowWrap: 'anywhere' }}>
            {address}
          </Box>
        ))}
      </Box>
    </OrderSection>
  );
}

/** What of a customer nobody can order with. */
export function Blocks({ customer: { email, blocks, addresses } }: PartProps) {
  const [unblock, { loading }] = useUnblockBuyerMutation();
  const remove = (id: string) =>
    void unblock({ variables: { input: { id } } }).then(() => toast(blocking.isUnblocked), ignoreShown);
  return (
    <OrderSection title={t.blocklist}>
      {blocks.length === 0 && <Typography color="textSecondary">{t.notBlocked}</Typography>}
      {blocks.map(({ id, kind, label, reason, createdAt }) => (
        <Box key={id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {blocking.kinds[kind]} <b>{label}</b>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {t.blockedSince(reason, <ShortDate iso={createdAt} />)}
          </Box>
          <Button
            size="small"
            sx={{ ml: -1 }}
            loading={loading}
            aria-label={blocking.unblockThis(label)}
            onClick={() => remove(id)}
          >
            {blocking.unblock}
          </Button>
        </Box>
      ))}
      <Box sx={{ ml: -2.5 }}>
        <BlockBuyer email={email} shippedTo={addresses[0]} />
      </Box>
    </OrderSection>
  );
}
