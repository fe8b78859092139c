import { fieldsOf, type SettingField, type SettingGroup, type SettingRegistry } from '../core/settings.ts';
import { variableNames } from './env-variables.ts';

/**
 * The fields that the environment sets. An empty variable is not set. Throws an Error for a variable that the server does not
 * read, and for a value that admins could not save either.
 */
export function lockedSettings(
  groups: readonly SettingGroup[],
  variables: Readonly<Record<string, unknown>>,
): SettingRegistry['locked'] {
  const setTo = (field: SettingField) => {
    const { lockedBy = '' } = field;
    if (lockedBy && !variableNames.includes(lockedBy))
      throw new Error(
        `A setting is locked by ${lockedBy}, which the server does not read. Add it to env.ts.`,
      );
    return variables[lockedBy] ? readBy(field, variables[lockedBy]) : undefined;
  };
  const lockedOf = (group: SettingGroup) =>
    fieldsOf(group)
      .map(([name, field]) => [name, setTo(field)] as const)
      .filter(([, value]) => value !== undefined);
  return Object.fromEntries(groups.map((group) => [group.name, Object.fromEntries(lockedOf(group))]));
}

function readBy(field: SettingField, value: unknown): unknown {
  try {
    return field.read(value);
  } catch (error) {
    throw new Error(`Wrong settings. ${field.lockedBy}: ${(error as Error).message}`);
  }
}
