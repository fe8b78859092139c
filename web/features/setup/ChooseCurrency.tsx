import type { ComponentProps } from 'react';
import * as t from '#messages/admin/shop-currency';
import { CURRENCIES } from '#money/currencies';
import { FormButton } from '../../apollo/FormButton.tsx';
import { Select } from '../../ui/Select.tsx';
import { useSettings } from '../../ui/settings.ts';
import { useChooseCurrencyMutation, useShopCurrencyQuery } from './Setup.generated.tsx';

type Look = Pick<ComponentProps<typeof FormButton>, 'size' | 'variant'>;

/** What the shop charges, and whether it can be changed; null until that is known. */
export const useShopCurrency = () =>
  useShopCurrencyQuery({ fetchPolicy: 'cache-and-network' }).data?.shopCurrency ?? null;

/** A button that sets the currency of the shop. The page, which has it in its settings, is loaded again. */
export function ChooseCurrency(look: Look) {
  const { currency } = useSettings();
  return (
    <FormButton
      {...look}
      label={t.chooseCurrency}
      title={t.currencyOfTheShop}
      description={t.whatItDoes}
      action={t.chargeThis}
      mutation={useChooseCurrencyMutation({ onCompleted: () => location.reload() })}
      toInput={(form) => ({ code: String(form.get('code')) })}
    >
      {({ code }) => (
        <Select name="code" label={t.currency} error={code} options={options()} defaultValue={currency} />
      )}
    </FormButton>
  );
}

/** By their English names. */
function options(): [code: string, label: string][] {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return CURRENCIES.map((code): [string, string] => [code, `${names.of(code)} (${code})`]).sort(
    ([, one], [, other]) => one.localeCompare(other, 'en'),
  );
}
