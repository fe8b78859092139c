import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { SettingGroup } from '../../core/settings.ts';
import { readSetting, type Versioned } from './find-setting.ts';
import { saveSetting } from './save-setting.ts';
import { inputType, outputType } from './setting-types.ts';

/** How the API calls a group of settings. */
export interface SettingApi {
  /** Its type, such as "ReturnSettings": then its query is `returnSettings`. */
  type: string;
  /** Its mutation and the input of that, unless they are `saveReturnSettings` and `ReturnSettingsInput`; null: there is none. */
  save?: string | null;
  input?: string;
  /** What it says, such as "how products can be sent back". */
  about: string;
  /** What its mutation sets, where that is less. */
  sets?: string;
  /** A sentence on what follows from a change. */
  effect?: string;
}

/** The type of a group, its query and its mutation. */
export function settingApi(group: SettingGroup, api: SettingApi): Pick<SettingGroup, 'output' | 'resolvers'> {
  const { type, save = `save${type}`, input = `${type}Input`, about } = api;
  const { sets = about, effect = 'All processes use it within two seconds.' } = api;
  const query = type.charAt(0).toLowerCase() + type.slice(1);
  const Output = outputType(group, type, about);

  @Resolver()
  class SettingReader {
    @Authorized(Permission.Settings)
    @Query(() => Output, {
      name: query,
      description: `For admins: ${about}. Errors: UNAUTHENTICATED, FORBIDDEN.`,
    })
    async readSetting(@Ctx() ctx: Context): Promise<object> {
      return settingEntry(ctx, group, await readSetting(ctx.em, group));
    }
  }
  if (save === null) return { output: Output, resolvers: [SettingReader] };
  const name = save;
  const Input = inputType(group, input, sets);

  @Resolver()
  class SettingEditor {
    @Authorized(Permission.Settings)
    @Mutation(() => Output, {
      name,
      description: `For admins: sets ${sets}. ${effect} Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT; BAD_USER_INPUT with \`fields\`.`,
    })
    async saveSetting(
      @Arg('input', () => Input, { description: 'The fields to set.' }) changes: { version: number },
      @Ctx() ctx: Context,
    ): Promise<object> {
      return settingEntry(ctx, group, await saveSetting(ctx, group, { ...changes }));
    }
  }
  return { output: Output, resolvers: [SettingReader, SettingEditor] };
}

/** A group for the API, as the shop uses it: what the environment sets wins, and is named in `locked`. */
export function settingEntry<Value extends object>(
  { ports }: Pick<Context, 'ports'>,
  group: SettingGroup<Value>,
  { value, version }: Versioned<Value>,
): Value & { version: number; locked: string[] } {
  const locked = ports.settings.locked[group.name] ?? {};
  return { ...value, ...locked, version, locked: Object.keys(locked) };
}
