import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/country-preset';
import { isInEu } from '#money/eu';
import { countryName } from '../../ui/CountryField.tsx';
import { Select } from '../../ui/Select.tsx';
import {
  type CountryPresetQuery,
  useCountryPresetQuery,
  usePresetCountriesQuery,
} from './CountryPreset.generated.tsx';

interface Choice {
  country: string;
  destinationRates: boolean;
}

interface PresetFieldsProps {
  value: Choice;
  onChange: (value: Choice) => void;
}

/** The choice of a country, and what its preset changes. */
export function PresetFields({ value, onChange }: PresetFieldsProps) {
  const { country, destinationRates } = value;
  const countries = usePresetCountriesQuery().data?.presetCountries ?? [];
  const options = countries
    .map((code): [string, string] => [code, countryName(code)])
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));
  const { data } = useCountryPresetQuery({
    variables: { country, destinationRates },
    skip: !country,
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <Select
        label={t.yourCountry}
        hint={t.others}
        none={t.choose}
        options={options}
        value={country}
        onChange={(code) => onChange({ country: code, destinationRates: destinationRates && isInEu(code) })}
      />
      {isInEu(country) && (
        <Box>
          <FormControlLabel
            control={<Checkbox checked={destinationRates} />}
            onChange={(_, isChecked) => onChange({ country, destinationRates: isChecked })}
            label={t.destinationRates}
          />
          <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{t.destinationHint}</Typography>
        </Box>
      )}
      <div role="status">{data?.countryPreset && <Preview {...data.countryPreset} />}</div>
    </>
  );
}

/** Rates of other member states beyond these are counted. */
const SHOWN = 12;

function Preview({ asOf, notices, items }: NonNullable<CountryPresetQuery['countryPreset']>) {
  const changed = items.filter(({ before, after }) => before !== after);
  const own = items.filter(({ after, preset }) => preset !== null && after !== preset);
  const hidden = changed.length - SHOWN;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t.whatChanges}</Typography>
      {changed.length === 0 && <Typography>{t.nothingChanges}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {changed.slice(0, SHOWN).map(({ label, before, after }) => (
          <li key={label}>{t.changes(label, before, after)}</li>
        ))}
        {hidden > 0 && <li>{t.moreRates(hidden)}</li>}
        {own.map(({ label, after, preset }) => (
          <li key={label}>{t.stays(label, after, preset)}</li>
        ))}
      </Box>
      <Box sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        {[t.asOf(asOf), ...notices].join(' ')}
      </Box>
    </>
  );
}
