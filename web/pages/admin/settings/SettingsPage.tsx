import Typography from '@mui/material/Typography';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { CartsForm } from './CartsForm.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { ReturnsForm } from './ReturnsForm.tsx';
import { useSettingsPageQuery } from './SettingsPage.generated.tsx';
import { ShippingMethods } from './ShippingMethods.tsx';
import { ShopForm } from './ShopForm.tsx';
import { Taxes } from './Taxes.tsx';
import { TryRules } from './TryRules.tsx';

/** What the shop is called, how orders are paid, and how they are shipped and taxed, for admins. */
export default function SettingsPage() {
  const { data, previousData, error, refetch } = useSettingsPageQuery({ fetchPolicy: 'cache-and-network' });
  const shown = data ?? previousData;
  return (
    <>
      <PageTitle title="Settings" />
      <Typography variant="h1" sx={{ mb: 1 }}>
        Settings
      </Typography>
      <Typography sx={{ mb: 5, maxWidth: '65ch', color: 'text.secondary' }}>
        What the shop is called, how orders are paid, and how they are shipped and taxed. Carts follow a
        change within a second; a checkout that has started keeps its prices.
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {!shown && !error && <Loader />}
      {shown && (
        <>
          <ShopForm key={`shop ${shown.shopSettings.version}`} {...shown.shopSettings} />
          <CheckoutForm key={`checkout ${shown.checkoutSettings.version}`} {...shown.checkoutSettings} />
          <ReturnsForm key={`returns ${shown.returnSettings.version}`} {...shown.returnSettings} />
          <CartsForm key={`carts ${shown.cartSettings.version}`} {...shown.cartSettings} />
          <PaymentMethods {...shown.paymentMethodSettings} />
          <TryRules shipping={shown.shippingSettings} tax={shown.taxSettings} />
          <ShippingMethods {...shown.shippingSettings} />
          <Taxes {...shown.taxSettings} />
        </>
      )}
    </>
  );
}
