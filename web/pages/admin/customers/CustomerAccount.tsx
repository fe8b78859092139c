import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/admin/customers';
import { listOf } from '../../../features/accounts/permissions.ts';
import { OrderSection } from '../../../features/orders/OrderSection.tsx';
import { editUserUrl } from '../../../router/admin-urls.ts';
import { Mark } from '../../../ui/Mark.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import type { CustomerPageFragment } from './Customer.generated.tsx';

/** The account of a customer, for who may manage it. */
export function CustomerAccount({ account }: { account: NonNullable<CustomerPageFragment['account']> }) {
  const { id, isConfirmed, isAdmin, permissions, hasTotp, hasPasskey } = account;
  const means = [t.password, ...(hasTotp ? [t.totp] : []), ...(hasPasskey ? [t.passkey] : [])];
  return (
    <OrderSection
      title={t.account}
      action={
        <Link component={RouterLink} href={editUserUrl(id)}>
          {t.editAccount}
        </Link>
      }
    >
      <Mark isYes={isConfirmed}>{isConfirmed ? t.confirmed : t.notConfirmed}</Mark>
      <Box>
        {t.role}: {isAdmin ? t.admin : listOf(permissions) || t.shopper}
      </Box>
      <Box>
        {t.signsInWith}: {means.join(', ')}
      </Box>
    </OrderSection>
  );
}
