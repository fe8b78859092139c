import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, fieldsSet, isCleanText } from '../../core/validation.ts';
import { Category } from '../categories/category.entity.ts';
import { Attribute, AttributeType } from './attribute.entity.ts';
import type { AttributeInput } from './attributes.inputs.ts';
import { lockAttributes } from './lock-attributes.ts';

const MAX_ATTRIBUTES = 100;

type Fields = Partial<Attribute>;

/** Adds an attribute, or changes the one with this key. Errors: BAD_USER_INPUT for another type, or for one too many. */
export async function saveAttribute(ctx: Context, input: AttributeInput): Promise<Attribute> {
  const fields = fieldsSet(input);
  if (!isCleanText(fields.unit ?? '')) throw fieldError('unit', 'A unit has no control characters.');
  return inInvalidatingTransaction(ctx, async (em) => {
    await lockAttributes(em);
    await refuseUnknown(em, fields.categoryIds);
    const found = await em.findOne(Attribute, { key: input.key });
    if (!found && (await em.count(Attribute)) >= MAX_ATTRIBUTES)
      throw fieldError('key', `The shop has ${MAX_ATTRIBUTES} attributes, the most it can have.`);
    if (found && fields.type && fields.type !== found.type)
      throw fieldError(
        'type',
        `The values of "${found.label}" are of another type. Add a new attribute instead.`,
      );
    const type = found?.type ?? fields.type ?? AttributeType.TEXT;
    Object.assign(fields, readChoices(fields, type));
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

/** Choices are for texts alone, and stored without blanks around them, as the values of products are. */
function readChoices({ choices }: Fields, type: AttributeType): Fields {
  if (!choices) return {};
  if (choices.length > 0 && type !== 'text' && type !== 'list')
    throw fieldError('choices', 'Only texts are chosen from a list. Leave the values empty.');
  return { choices: [...new Set(choices.map((choice) => choice.trim()))] };
}

async function refuseUnknown(em: SqlEntityManager, ids: readonly string[] = []): Promise<void> {
  if (ids.length === 0) return;
  const message = 'One of the categories was deleted meanwhile. Choose again.';
  const known = ids.every((id) => isUuid(id)) && (await em.count(Category, { id: { $in: [...ids] } }));
  if (known !== new Set(ids).size) throw fieldError('categoryIds', message);
}
