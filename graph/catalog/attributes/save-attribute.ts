import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { areKnown, distinctIds, fieldsSet, isCleanText, refuseFields } from '../../core/validation.ts';
import { Category } from '../categories/category.entity.ts';
import { Attribute, AttributeType } from './attribute.entity.ts';
import type { AttributeInput } from './attributes.inputs.ts';
import { lockAttributes } from './lock-attributes.ts';

const MAX_ATTRIBUTES = 100;

/** Adds an attribute, or changes the one with this key. Errors: BAD_USER_INPUT with all wrong fields: such as another type, or one too many. */
export async function saveAttribute(ctx: Context, input: AttributeInput): Promise<Attribute> {
  const fields = fieldsSet(input);
  return inInvalidatingTransaction(ctx, async (em) => {
    await lockAttributes(em);
    const found = await em.findOne(Attribute, { key: input.key });
    const type = fields.type ?? found?.type ?? AttributeType.TEXT;
    refuseFields({
      key:
        !found &&
        (await em.count(Attribute)) >= MAX_ATTRIBUTES &&
        `The shop has ${MAX_ATTRIBUTES} attributes, the most it can have.`,
      type:
        found !== null &&
        type !== found.type &&
        `The values of "${found.label}" are of another type. Add a new attribute instead.`,
      unit: !isCleanText(fields.unit ?? '') && 'A unit has no control characters.',
      choices:
        fields.choices !== undefined &&
        fields.choices.length > 0 &&
        type !== 'text' &&
        type !== 'list' &&
        'Only texts are chosen from a list. Leave the values empty.',
      categoryIds:
        !(await areKnown(fields.categoryIds ?? [], (ids) => em.count(Category, { id: { $in: ids } }))) &&
        'One of the categories was deleted meanwhile. Choose again.',
    });
    if (fields.categoryIds) fields.categoryIds = distinctIds(fields.categoryIds);
    // Without blanks around them, as the values of products are.
    if (fields.choices) fields.choices = [...new Set(fields.choices.map((choice) => choice.trim()))];
    const data = changedValues<Partial<Attribute>>(found ?? {}, fields);
    const created = { label: input.key, ...fields, type, key: input.key };
    const attribute = found ? em.assign(found, fields) : em.create(Attribute, created);
    await em.flush();
    const event = found ? 'attribute.updated' : 'attribute.created';
    if (data.changed.length > 0)
      await recordEvent(em, ctx, {
        type: event,
        subject: attribute.key,
        data: { ...data, name: attribute.label },
      });
    return attribute;
  });
}
