import Typography from '@mui/material/Typography';
import { LoadError } from '../../ui/LoadError.tsx';
import { Loader } from '../../ui/Loader.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useSettingsPageQuery } from './SettingsPage.generated.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';
import { Taxes } from './Taxes.tsx';
import { TryRules } from './TryRules.tsx';

/** How orders are shipped and taxed, for admins. */
export default function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsPageQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  return (
    <>
      <PageTitle title="Settings" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        Settings
      </Typography>
      <Typography sx={{ mb: 3, maxWidth: '65ch', color: 'text.secondary' }}>
        How orders are shipped and taxed. Carts follow a change within a second; a checkout that has started
        keeps its prices.
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {!shown && !error && <Loader />}
      {shown && (
        <>
          <TryRules shipping={shown.shippingSettings} tax={shown.taxSettings} />
          <ShippingMethods {...shown.shippingSettings} />
          <Taxes {...shown.taxSettings} />
        </>
      )}
    </>
  );
}
