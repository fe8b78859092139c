import * as t from '#messages/admin/country-preset';
import { countryName } from '../../ui/CountryField.tsx';
import { Message } from '../../ui/Message.tsx';
import { ChooseCountry } from './ChooseCountry.tsx';
import { usePresetUpdateQuery } from './CountryPreset.generated.tsx';

/** The button that chooses the rules of a country, or says that those that were chosen have changed since. */
export function CountryRules() {
  const update = usePresetUpdateQuery({ fetchPolicy: 'cache-and-network' }).data?.presetUpdates[0];
  if (!update)
    return (
      <div>
        <ChooseCountry variant="outlined" />
      </div>
    );
  const { country, destinationRates, asOf } = update;
  return (
    <Message severity="info">
      {t.ratesHaveChanged(countryName(country), asOf)}{' '}
      <ChooseCountry
        size="small"
        color="inherit"
        variant="outlined"
        label={t.seeWhatChanges}
        initial={{ country, destinationRates }}
      />
    </Message>
  );
}
