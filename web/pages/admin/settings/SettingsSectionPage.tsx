import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import * as t from '#messages/admin/settings';
import {
  CUSTOM_FIELDS,
  type SettingsSection,
  settingsSections,
} from '../../../features/settings/sections.ts';
import { settingsSectionUrl, settingsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { goToSection } from '../../../ui/go-to-section.ts';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { useScrolledTo } from '../../../ui/useScrolledTo.ts';
import { BrandSection } from './brand/BrandSection.tsx';
import { CurrencySection } from './CurrencySection.tsx';
import { CustomFields } from './CustomFields.tsx';
import { GroupForm } from './GroupForm.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { SettingStatusLine } from './SettingStatusLine.tsx';
import { type SettingsSectionQuery, useSettingsSectionQuery } from './SettingsPage.generated.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';
import { Taxes } from './Taxes.tsx';
import { TryRules } from './TryRules.tsx';
import { newTaxClass, taxClassesOf } from './tax-classes.ts';

/** The section of the settings that its address names, beside the others. */
export default function SettingsSectionPage() {
  const { section = '' } = useParams();
  const result = useSettingsSectionQuery({ fetchPolicy: 'cache-and-network' });
  const sections = settingsSections((result.data ?? result.previousData)?.settingGroups ?? []);
  const current = sections.find(({ name }) => name === section);
  return (
    <AdminPage title={current?.title ?? t.settings} intro={current?.hint} back={settingsUrl} result={result}>
      {(shown) =>
        current ? (
          <Box sx={columns}>
            <Nav sections={sections} current={current} />
            <SectionForms key={section} section={current} shown={shown} />
          </Box>
        ) : (
          <EmptyState action={{ href: settingsUrl, label: t.allSettings }}>{t.noSuchSection}</EmptyState>
        )
      }
    </AdminPage>
  );
}

function Nav({ sections, current }: { sections: readonly SettingsSection[]; current: SettingsSection }) {
  const row = useRef<HTMLElement>(null);
  useScrolledTo(row, sections.indexOf(current));
  return (
    <Box component="nav" aria-label={t.sections} ref={row} sx={nav}>
      {sections.map(({ name, title }) => (
        <Box
          component={RouterLink}
          key={name}
          href={settingsSectionUrl(name)}
          aria-current={name === current.name ? 'page' : undefined}
          sx={item}
        >
          {title}
        </Box>
      ))}
    </Box>
  );
}

function SectionForms({ section, shown }: { section: SettingsSection; shown: SettingsSectionQuery }) {
  useEffect(goToSection, []);
  const { groups, name, isOneForm } = section;
  const { taxSettings, shippingSettings, settingGroups, settingStatuses, cartSettings } = shown;
  const forms = groups.flatMap((name) => settingGroups.find((group) => group.name === name) ?? []);
  const [first, ...others] = forms;
  const taxClasses = taxClassesOf(taxSettings.rates);
  const isPriced = groups.includes('shipping') || groups.includes('tax');
  return (
    <Stack sx={{ gap: 5, minWidth: 0 }}>
      {groups.length > 0 && (
        <Box sx={{ mb: -4 }}>
          <SettingStatusLine statuses={settingStatuses.filter(({ name }) => groups.includes(name))} />
        </Box>
      )}
      {groups.includes('shop') && <CurrencySection />}
      {groups.includes('brand') && <BrandSection />}
      {groups.includes('payment') && <PaymentMethods {...shown.paymentMethodSettings} />}
      {groups.includes('shipping') && (
        <ShippingMethods
          {...shippingSettings}
          calculators={shown.shippingCalculators}
          taxClasses={taxClasses}
          newTaxClass={newTaxClass(taxSettings)}
        />
      )}
      {groups.includes('tax') && <Taxes {...taxSettings} />}
      {isPriced && <TryRules shipping={shippingSettings} tax={taxSettings} taxClasses={taxClasses} />}
      {name === CUSTOM_FIELDS && <CustomFields />}
      {first && isOneForm && (
        <GroupForm groups={[first, ...others]}>
          {groups.includes('carts') && (
            <Typography>
              {t.remindersOrdersAfterOne(cartSettings.reminded, cartSettings.boughtAfter)}
            </Typography>
          )}
        </GroupForm>
      )}
      {!isOneForm && forms.map((group) => <GroupForm key={group.name} groups={[group]} />)}
    </Stack>
  );
}

const columns = {
  display: 'grid',
  gap: { xs: 3, lg: 6 },
  gridTemplateColumns: { lg: '200px minmax(0, 1fr)' },
};

/** A row that scrolls sideways, beside the forms a column. */
const nav = {
  position: 'relative',
  display: 'flex',
  flexDirection: { lg: 'column' },
  alignSelf: 'start',
  gap: 0.5,
  minWidth: 0,
  maxWidth: '100%',
  overflowX: { xs: 'auto', lg: 'visible' },
  '& > a': { flexShrink: 0, whiteSpace: { xs: 'nowrap', lg: 'normal' } },
  '& > a:focus-visible': { outlineOffset: -2 },
};

const item = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { bgcolor: 'action.selected' },
};
