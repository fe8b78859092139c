import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DEFAULT_RULES } from '#money/shop-rules';
import { ignoreShown } from '../../apollo/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { Message } from '../../ui/Message.tsx';
import { Money } from '../../ui/Money.tsx';
import { toast } from '../../ui/toast.tsx';
import { useConfirmDefaultSettingsMutation, useDefaultSettingsQuery } from './DefaultsNotice.generated.tsx';

const [tax] = DEFAULT_RULES.taxRates;
const [shipping] = DEFAULT_RULES.shippingMethods;

/** Tells those who may change settings that real payments are taken with the tax and shipping that each new shop starts with. */
export function DefaultsNotice() {
  const defaults = useDefaultSettingsQuery().data?.defaultSettings;
  const [confirm, { loading }] = useConfirmDefaultSettingsMutation();
  const { isTaxDefault = false, isShippingDefault = false } = defaults ?? {};
  if (!isTaxDefault && !isShippingDefault) return null;
  const press = () => confirm().then(() => toast('Settings confirmed'), ignoreShown);
  return (
    <Message severity="warning">
      This shop takes real payments, and still has what every new shop starts with:{' '}
      {isTaxDefault && <>a tax of {tax!.basisPoints / 100} %</>}
      {isTaxDefault && isShippingDefault && ' and '}
      {isShippingDefault && (
        <>
          shipping for <Money cents={shipping!.price} />, free above <Money cents={shipping!.freeAbove!} />
        </>
      )}
      .{' '}
      <Link href={`/admin/settings#${isTaxDefault ? 'taxes' : 'shipping-methods'}`}>
        Change it in the settings
      </Link>
      , or confirm that it is right.
      <Box sx={{ mt: 1 }}>
        <Button color="inherit" variant="outlined" loading={loading} onClick={press}>
          Confirm
        </Button>
      </Box>
    </Message>
  );
}
