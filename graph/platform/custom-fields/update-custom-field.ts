import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldsSet } from '../../core/validation.ts';
import { checkCustomField, cleanChoices } from './check-custom-field.ts';
import { CustomFieldDefinition } from './custom-field-definition.entity.ts';
import type { UpdateCustomFieldInput } from './custom-fields.inputs.ts';
import { fieldsOf, lockCustomField } from './lock-custom-fields.ts';

const readUse = prepared<{ value: string }, [field: string, choices: readonly string[] | null]>(
  `select value from custom_values where field_id = $1 and ($2::text[] is null or value = any($2)) limit 1`,
);

/** The value that somebody has of a field, of these choices if they are given; undefined for none. */
async function usedValue(
  em: SqlEntityManager,
  { id }: CustomFieldDefinition,
  choices: readonly string[] | null = null,
): Promise<string | undefined> {
  return (await readUse(em, id, choices))[0]?.value;
}

/**
 * Changes a custom field. Errors: NOT_FOUND; BAD_USER_INPUT; CONFLICT when somebody else has changed it since `version`;
 * CUSTOM_FIELD_IN_USE for another type while there are values, and without a choice that is used.
 */
export async function updateCustomField(
  ctx: Context,
  { id, version, ...input }: UpdateCustomFieldInput,
): Promise<CustomFieldDefinition> {
  const given = fieldsSet(input);
  if (given.label) given.label = given.label.trim();
  if (given.choices) given.choices = cleanChoices(given.choices);
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    const field = await lockCustomField(em, id);
    if (field.version !== version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has changed this field meanwhile. Nothing was saved: reload, and repeat your change.',
      );
    if (given.type && given.type !== 'choice') given.choices ??= [];
    const others = (await fieldsOf(em, field.subject)).filter((other) => other !== field);
    checkCustomField({ ...field, ...given }, others);
    if (given.type && given.type !== field.type) await refuseUsed(em, field);
    else if (given.choices) await refuseUsedChoices(em, field, given.choices);
    const data = changedValues<CustomFieldDefinition>(field, given);
    if (data.changed.length === 0) return field;
    em.assign(field, { ...given, version: version + 1 });
    await em.flush();
    await recordEvent(em, ctx, {
      type: 'custom_field.updated',
      subject: field.id,
      data: { ...data, name: field.label },
    });
    return field;
  });
}

async function refuseUsed(em: SqlEntityManager, field: CustomFieldDefinition): Promise<void> {
  if ((await usedValue(em, field)) === undefined) return;
  throw inUse(
    'type',
    `There are values of "${field.label}", which are of its present type. Add a new field instead, or remove the values first.`,
  );
}

async function refuseUsedChoices(
  em: SqlEntityManager,
  field: CustomFieldDefinition,
  choices: readonly string[],
): Promise<void> {
  const left = field.choices.filter((choice) => !choices.includes(choice));
  const used = left.length > 0 ? await usedValue(em, field, left) : undefined;
  if (used === undefined) return;
  throw inUse(
    'choices',
    `"${used}" is used. Keep it, or give everything that has it another value of "${field.label}" first.`,
  );
}

function inUse(name: string, message: string): DomainError {
  return new DomainError('CUSTOM_FIELD_IN_USE', message, { fields: { [name]: message } });
}
