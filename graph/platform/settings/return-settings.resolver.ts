import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findSetting, flat, type Versioned } from './edit-setting.ts';
import type { ReturnRules } from './return-rules.ts';
import { ReturnSettings, ReturnSettingsInput } from '../../trade/returns/return-settings.ts';
import { saveReturnSettings } from './save-return-settings.ts';

@Resolver()
export class ReturnSettingsResolver {
  @Authorized(Permission.Settings)
  @Query(() => ReturnSettings, {
    description: 'For admins: how goods can be sent back. Errors: UNAUTHENTICATED, FORBIDDEN.',
  })
  async returnSettings(@Ctx() ctx: Context): Promise<ReturnSettings> {
    return entryOf(await findSetting(ctx, 'returns'));
  }

  @Authorized(Permission.Settings)
  @Mutation(() => ReturnSettings, {
    description:
      'For admins: sets how goods can be sent back. Product pages say it to shoppers and search engines within two seconds. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with `fields`.',
  })
  async saveReturnSettings(
    @Arg('input', () => ReturnSettingsInput, { description: 'The settings as they shall be.' })
    input: ReturnSettingsInput,
    @Ctx() ctx: Context,
  ): Promise<ReturnSettings> {
    return entryOf(await saveReturnSettings(ctx, input));
  }
}

const entryOf = (settings: Versioned<ReturnRules>): ReturnSettings => {
  const { returnCountries, ...rest } = flat(settings);
  return { ...rest, returnCountries: [...returnCountries] };
};
