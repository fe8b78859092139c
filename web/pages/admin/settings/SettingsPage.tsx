import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import * as t from '#messages/admin/settings';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { goToSection } from '../../../ui/go-to-section.ts';
import { GroupForm } from './GroupForm.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { type SettingsPageQuery, useSettingsPageQuery } from './SettingsPage.generated.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';
import { Taxes } from './Taxes.tsx';
import { TryRules } from './TryRules.tsx';

/** The sections below the groups of settings: the ids of their headings, and what they say. */
const SECTIONS = [
  ['payment-methods', t.payment],
  ['try', t.tryIt],
  ['shipping-methods', t.shipping],
  ['taxes', t.taxes],
];

/** What the shop is called, how orders are paid, and how they are shipped and taxed, for admins. */
export default function SettingsPage() {
  return (
    <AdminPage
      title={t.settings}
      intro={t.whatTheShopIsCalled}
      result={useSettingsPageQuery({ fetchPolicy: 'cache-and-network' })}
    >
      {(shown) => <Sections shown={shown} />}
    </AdminPage>
  );
}

function Sections({ shown }: { shown: SettingsPageQuery }) {
  useEffect(goToSection, []);
  const taxClasses = [...new Set(shown.taxSettings.rates.map(({ taxClass }) => taxClass))];
  const links = [...shown.settingGroups.map(({ name, title }) => [name, title]), ...SECTIONS];
  return (
    <Stack sx={{ gap: 5 }}>
      <Box component="nav" aria-label={t.sections} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {links.map(([id, title]) => (
          <Link key={id} href={`#${id}`}>
            {title}
          </Link>
        ))}
      </Box>
      {shown.settingGroups.map((group) => (
        <GroupForm key={`${group.name} ${group.version}`} group={group}>
          {group.name === 'carts' && (
            <Typography>
              {t.remindersOrdersAfterOne(shown.cartSettings.reminded, shown.cartSettings.boughtAfter)}
            </Typography>
          )}
        </GroupForm>
      ))}
      <PaymentMethods {...shown.paymentMethodSettings} />
      <TryRules shipping={shown.shippingSettings} tax={shown.taxSettings} taxClasses={taxClasses} />
      <ShippingMethods
        {...shown.shippingSettings}
        calculators={shown.shippingCalculators}
        taxClasses={taxClasses}
      />
      <Taxes {...shown.taxSettings} />
    </Stack>
  );
}
