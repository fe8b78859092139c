import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { CustomFieldDefinition } from './custom-field-definition.entity.ts';
import type { DeleteCustomFieldInput } from './custom-fields.inputs.ts';
import { fieldsOf, lockCustomField } from './lock-custom-fields.ts';

/**
 * Deletes a custom field. Nobody sees it or its values any more; `removalQueue` removes them, and until then its key is taken.
 * Errors: NOT_FOUND.
 */
export async function deleteCustomField(
  ctx: Context,
  { id }: DeleteCustomFieldInput,
): Promise<CustomFieldDefinition[]> {
  return inInvalidatingTransaction({ ...ctx, em: ctx.em.fork() }, async (em) => {
    const field = await lockCustomField(em, id);
    field.deletedAt = ctx.ports.now();
    await em.flush();
    const data = { name: field.label };
    await recordEvent(em, ctx, { type: 'custom_field.deleted', subject: field.id, data });
    return fieldsOf(em, field.subject);
  });
}
