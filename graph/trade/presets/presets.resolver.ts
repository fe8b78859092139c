import { Arg, Authorized, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { Input } from '../../core/arguments.ts';
import type { Context } from '../../core/context.ts';
import { applyCountryPreset } from './apply-country-preset.ts';
import { PRESET_COUNTRIES } from './country-preset.ts';
import { findPreset, findPresetUpdates } from './find-preset.ts';
import { ApplyCountryPresetInput, ApplyCountryPresetPayload, CountryPresetEntry } from './presets.types.ts';

@Resolver()
export class PresetsResolver {
  @Authorized(Permission.Settings)
  @Extensions({ listSize: 40 })
  @Query(() => [String], {
    description: 'For admins: codes of the countries that have a preset. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  presetCountries() {
    return PRESET_COUNTRIES;
  }

  @Authorized(Permission.Settings)
  @Query(() => CountryPresetEntry, {
    description:
      'For admins: the preset of a country, and what it would change. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for a country without one.',
  })
  countryPreset(
    @Arg('country', () => String, { description: 'Code of the country, ISO 3166-1.' }) country: string,
    @Arg('destinationRates', () => Boolean, {
      defaultValue: false,
      description: 'As in `applyCountryPreset`.',
    })
    destinationRates: boolean,
    @Ctx() ctx: Context,
  ) {
    return findPreset(ctx, country, destinationRates);
  }

  @Authorized(Permission.Settings)
  @Extensions({ listSize: 1 })
  @Query(() => [CountryPresetEntry], {
    description:
      'For admins: the preset that was applied last, when its rates have changed since and the settings would follow them; else none. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  presetUpdates(@Ctx() ctx: Context) {
    return findPresetUpdates(ctx);
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ApplyCountryPresetPayload, {
    description:
      'For admins: sets the currency while `chooseCurrency` could, tax rates, whether prices include tax, the days to withdraw and the button that orders as shops of a country usually do. What people have set stays, and so does what they deleted. Again, it brings what has changed since. Errors: UNAUTHENTICATED, FORBIDDEN; NOT_FOUND for a country without a preset; BAD_USER_INPUT when reverse charge does not fit the country.',
  })
  async applyCountryPreset(
    @Input(ApplyCountryPresetInput) { country, destinationRates }: ApplyCountryPresetInput,
    @Ctx() ctx: Context,
  ): Promise<ApplyCountryPresetPayload> {
    return { preset: await applyCountryPreset(ctx, { country, destinationRates }) };
  }
}
