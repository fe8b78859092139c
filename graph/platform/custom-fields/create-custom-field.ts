import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { slugOf } from '../../core/slug.ts';
import { checkCustomField, cleanChoices } from './check-custom-field.ts';
import { CustomFieldDefinition, MOST_FIELDS } from './custom-field-definition.entity.ts';
import type { CreateCustomFieldInput } from './custom-fields.inputs.ts';
import { fieldsOf, lockCustomFields } from './lock-custom-fields.ts';

/**
 * Adds a custom field behind the others of its subject. Errors: BAD_USER_INPUT; CONFLICT beyond 50; CUSTOM_FIELD_EXISTS for the key of
 * another; CUSTOM_FIELD_BEING_DELETED while the values of a field with this key are being removed.
 */
export async function createCustomField(
  ctx: Context,
  input: CreateCustomFieldInput,
): Promise<CustomFieldDefinition> {
  const { subject, type, isPublic, isRequired } = input;
  const label = input.label.trim();
  const key = input.key ?? keyOf(label);
  const choices = cleanChoices(input.choices);
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    await lockCustomFields(em);
    const others = await fieldsOf(em, subject);
    checkCustomField({ subject, label, type, choices, isPublic }, others);
    if (others.length >= MOST_FIELDS)
      throw new DomainError(
        'CONFLICT',
        `There are ${MOST_FIELDS} fields already, the most there can be. Delete one first.`,
      );
    const same = await em.findOne(CustomFieldDefinition, { subject, key });
    if (same) throw taken(same);
    const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
    const field = em.create(CustomFieldDefinition, {
      subject,
      key,
      label,
      type,
      choices,
      isPublic,
      isRequired,
      position,
    });
    await em.flush();
    const data = { ...changedValues({}, { label, type, choices, isPublic, isRequired }), name: label };
    await recordEvent(em, ctx, { type: 'custom_field.created', subject: field.id, data });
    return field;
  });
}

function taken({ key, label, deletedAt }: CustomFieldDefinition): DomainError {
  const message = deletedAt
    ? `The values of the deleted field "${label}" are still being removed. Try again in some minutes, or choose another key than ${key}.`
    : `The field "${label}" has the key ${key}. Choose another key.`;
  return new DomainError(deletedAt ? 'CUSTOM_FIELD_BEING_DELETED' : 'CUSTOM_FIELD_EXISTS', message, {
    fields: { key: message },
  });
}

/** A key that is made of a name: "Gift wrap colour" is gift_wrap_colour. */
function keyOf(label: string): string {
  const letters = (slugOf(label) ?? '').replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+/, '');
  return letters.slice(0, 40).replace(/_$/, '') || 'field';
}
