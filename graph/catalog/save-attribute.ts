import { changedFields } from '../core/changed-fields.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { fieldsSet, isCleanText } from '../core/validation.ts';
import { Attribute, AttributeType } from './attribute.entity.ts';
import type { AttributeInput } from './attributes.inputs.ts';

const MAX_ATTRIBUTES = 100;

/** Adds an attribute, or changes the one with this key. Errors: BAD_USER_INPUT for another type, or for one too many. */
export async function saveAttribute(ctx: Context, input: AttributeInput): Promise<Attribute> {
  const fields = fieldsSet(input);
  if (!isCleanText(fields.unit ?? '')) throw wrong('unit', 'A unit has no control characters.');
  return inInvalidatingTransaction(ctx, async (em) => {
    await em.execute('lock table attributes in share row exclusive mode');
    const found = await em.findOne(Attribute, { key: input.key });
    if (!found && (await em.count(Attribute)) >= MAX_ATTRIBUTES)
      throw wrong('key', `The shop has ${MAX_ATTRIBUTES} attributes, the most it can have.`);
    if (found && fields.type && fields.type !== found.type)
      throw wrong('type', `The values of "${found.label}" are of another type. Add a new attribute instead.`);
    const changed = found ? changedFields<Partial<Attribute>>(found, fields) : Object.keys(fields);
    const created = { label: input.key, type: AttributeType.TEXT, ...fields, key: input.key };
    const attribute = found ? em.assign(found, fields) : em.create(Attribute, created);
    await em.flush();
    const type = found ? 'attribute.updated' : 'attribute.created';
    if (changed.length > 0) await recordEvent(em, ctx, { type, subject: attribute.key, data: { changed } });
    return attribute;
  });
}

function wrong(field: string, message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
