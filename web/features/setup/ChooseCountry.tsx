import type { ComponentProps } from 'react';
import { useState } from 'react';
import * as t from '#messages/admin/country-preset';
import { FormButton } from '../../apollo/FormButton.tsx';
import { useSettings } from '../../ui/settings.ts';
import { useApplyCountryPresetMutation, usePresetCountriesQuery } from './CountryPreset.generated.tsx';
import { PresetFields } from './PresetFields.tsx';

interface ChooseCountryProps extends Pick<ComponentProps<typeof FormButton>, 'size' | 'variant' | 'color'> {
  label?: string;
  /** What is chosen at first. */
  initial?: { country: string; destinationRates: boolean };
  /** A country that is chosen at first if it has rules. */
  likely?: string | null;
}

const NONE = { country: '', destinationRates: false };

/** A button that sets what shops of a country usually set, after it has shown what that changes. */
export function ChooseCountry({
  label = t.chooseYourCountry,
  initial = NONE,
  likely = null,
  ...button
}: ChooseCountryProps) {
  const [chosen, setChosen] = useState<typeof initial>();
  const { currency, homeCountry, timeZone } = useSettings();
  const isKnown = usePresetCountriesQuery({ skip: !likely }).data?.presetCountries.includes(likely ?? '');
  const input = chosen ?? (isKnown && likely ? { ...initial, country: likely } : initial);
  return (
    <FormButton
      {...button}
      label={label}
      title={t.rulesOfACountry}
      description={t.whatItDoes}
      action={t.useTheseRules}
      mutation={useApplyCountryPresetMutation({
        // The page has them in its settings. One without a time zone may have got one.
        onCompleted: ({ applyCountryPreset: { preset } }) =>
          (preset.currency !== currency || preset.country !== homeCountry || !timeZone) && location.reload(),
      })}
      done={t.applied}
      isIncomplete={!input.country}
      onOpen={() => setChosen(undefined)}
      toInput={() => input}
    >
      {() => <PresetFields value={input} onChange={setChosen} />}
    </FormButton>
  );
}
