import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { CustomFieldDefinition } from './custom-field-definition.entity.ts';
import type { SortCustomFieldsInput } from './custom-fields.inputs.ts';
import { fieldsOf, lockCustomFields } from './lock-custom-fields.ts';

/** Puts the custom fields of a subject into another order. Errors: CONFLICT when there are others by now. */
export async function sortCustomFields(
  ctx: Context,
  { subject, ids }: SortCustomFieldsInput,
): Promise<CustomFieldDefinition[]> {
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    await lockCustomFields(em);
    const before = await fieldsOf(em, subject);
    const wanted = new Set(ids.map((id) => id.toLowerCase()));
    const after = [...wanted].flatMap((id) => before.find((field) => field.id === id) ?? []);
    if (after.length !== before.length || after.length !== ids.length)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has added or deleted a field meanwhile. Nothing was moved: reload, and try again.',
      );
    if (after.every((field, index) => field === before[index])) return after;
    for (const [position, field] of after.entries()) field.position = position;
    await em.flush();
    const names = (fields: readonly CustomFieldDefinition[]) => fields.map(({ label }) => label).join(', ');
    await recordEvent(em, ctx, {
      type: 'custom_field.sorted',
      subject,
      data: { changed: ['order'], old: { order: names(before) }, new: { order: names(after) } },
    });
    return after;
  });
}
