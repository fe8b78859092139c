import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import * as t from '#messages/settings';
import { DEFAULT_RULES } from '#money/shop-rules';
import { actionButton } from '../../apollo/action-buttons.tsx';
import { settingsSectionUrl } from '../../router/admin-urls.ts';
import { Message } from '../../ui/Message.tsx';
import { Money } from '../../ui/Money.tsx';
import { useConfirmDefaultSettingsMutation, useDefaultSettingsQuery } from './DefaultsNotice.generated.tsx';

const Confirm = actionButton(useConfirmDefaultSettingsMutation, t.settingsConfirmed);

const [tax] = DEFAULT_RULES.taxRates;
const [shipping] = DEFAULT_RULES.shippingMethods;

/** Whether real payments are taken with the tax and shipping that each new shop starts with; null when with none of them. */
export function useDefaults({ skip }: { skip: boolean }) {
  const { isTaxDefault, isShippingDefault } = useDefaultSettingsQuery({ skip }).data?.defaultSettings ?? {};
  return isTaxDefault || isShippingDefault ? { isTaxDefault, isShippingDefault } : null;
}

/** Tells those who may change settings of it. */
export function DefaultsNotice({
  isTaxDefault,
  isShippingDefault,
}: NonNullable<ReturnType<typeof useDefaults>>) {
  return (
    <Message severity="warning">
      {t.thisShopTakesRealPayments} {isTaxDefault && <>{t.aTaxOfPercent(tax!.basisPoints / 100)}</>}
      {isTaxDefault && isShippingDefault && ' and '}
      {isShippingDefault &&
        t.shippingForFreeAbove(<Money cents={shipping!.price} />, <Money cents={shipping!.freeAbove!} />)}
      {t.orConfirmThatItIs(
        <Link href={settingsSectionUrl(isTaxDefault ? 'taxes' : 'shipping')}>{t.changeItInTheSettings}</Link>,
      )}
      <Box sx={{ mt: 1 }}>
        <Confirm variables={{}} color="inherit" variant="outlined">
          {t.confirm}
        </Confirm>
      </Box>
    </Message>
  );
}
