import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/settings';
import { parseCents } from '#money/cents';
import { priceOrder } from '#money/price-order';
import { priceByBrackets } from '#money/shipping-brackets';
import { isPricedByTable, methodsFor, orderRulesOf, type ShippingMethod } from '#money/shop-rules';
import { CountryField } from '../../../ui/CountryField.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Section } from '../../../ui/Section.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { TaxClassField } from '../../../ui/TaxClassField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { EditedShippingFragment, EditedTaxesFragment } from './SettingsPage.generated.tsx';

interface TryRulesProps {
  shipping: EditedShippingFragment;
  tax: EditedTaxesFragment;
  /** Those that have a tax rate. */
  taxClasses: readonly string[];
}

/** Prices one item by the settings that are shown, with the code that prices orders. */
export function TryRules({ shipping, tax, taxClasses }: TryRulesProps) {
  const { homeCountry = null } = useSettings();
  const [country, setCountry] = useState(homeCountry);
  const [typed, setTyped] = useState('50');
  const [weight, setWeight] = useState('0');
  const [taxClass, setTaxClass] = useState('standard');
  const price = parseCents(typed) ?? 0;
  const offered = shipping.methods.filter(({ isActive }) => isActive);
  const load = { weight: Number(weight), quantity: 1, itemsPrice: price };
  const methods = methodsFor({ shippingMethods: offered.map(asMethod) }, country, price).flatMap((method) => {
    const found = isPricedByTable(method) ? priceByBrackets(method, load) : method.price;
    return found === null ? [] : [{ ...method, price: found }];
  });
  return (
    <Section id="try" title={t.tryIt}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
        <CountryField
          label={t.shippedTo}
          none={t.aCountryThatIsNot}
          defaultValue={homeCountry}
          onChange={(code) => setCountry(code || null)}
        />
        <TextField
          type="number"
          label={t.oneItemOf}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          inputProps={{ min: 0, step: 0.01 }}
        />
        {offered.some(({ bracketsBy }) => bracketsBy === 'WEIGHT') && (
          <TextField
            type="number"
            label={t.weighingGrams}
            value={weight}
            onChange={({ target }) => setWeight(target.value)}
            inputProps={{ min: 0, step: 1 }}
          />
        )}
        <TaxClassField
          label={t.inTheTaxClass}
          taxClasses={taxClasses}
          defaultValue={taxClass}
          onChange={setTaxClass}
        />
      </Box>
      <div role="status">
        {methods.length === 0 && <Typography>{t.nothingIsShippedThereSuch}</Typography>}
        {methods.map((method) => {
          if (!isPricedByTable(method))
            return <Typography key={method.id}>{t.calculatedForEachCart(method.name)}</Typography>;
          const rules = orderRulesOf({ ...tax, taxRates: tax.rates }, country, method);
          const priced = priceOrder([{ price, qty: 1, taxClass }], rules);
          return (
            <Typography key={method.id}>
              {t.shippingTaxIncludedTotal(
                method.name,
                <Money cents={priced.shippingPrice} />,
                <Money cents={priced.taxPrice} />,
                priced.pricesIncludeTax,
                <Money cents={priced.totalPrice} />,
              )}
            </Typography>
          );
        })}
      </div>
    </Section>
  );
}

const MEASURES = { WEIGHT: 'weight', QUANTITY: 'quantity', ITEMS_PRICE: 'items_price' } as const;

const asMethod = ({
  kind,
  bracketsBy,
  ...method
}: EditedShippingFragment['methods'][number]): ShippingMethod => ({
  ...method,
  kind: kind === 'PICKUP' ? 'pickup' : 'delivery',
  bracketsBy: bracketsBy && MEASURES[bracketsBy],
});
