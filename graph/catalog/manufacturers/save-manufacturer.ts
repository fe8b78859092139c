import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldsSet, refuseFields, requireId } from '../../core/validation.ts';
import { MAX_MANUFACTURERS } from './find-manufacturers.ts';
import { lockManufacturerTable } from './lock-manufacturer-table.ts';
import { Manufacturer, type ResponsiblePerson } from './manufacturer.entity.ts';
import type { ManufacturerInput, ResponsiblePersonInput } from './manufacturers.inputs.ts';

/**
 * Adds a manufacturer, or changes one. Errors: NOT_FOUND; BAD_USER_INPUT with all fields that are missing, and for a name that is taken; CONFLICT for
 * one too many.
 */
export function saveManufacturer(ctx: Context, input: ManufacturerInput): Promise<Manufacturer> {
  const { id, responsiblePerson, ...texts } = input;
  const fields = {
    ...trimmed(fieldsSet(texts)),
    ...(responsiblePerson !== undefined && { responsiblePerson: personOf(responsiblePerson) }),
  };
  return inInvalidatingTransaction(ctx, async (em) => {
    // Two of one name would be told apart by nobody.
    await lockManufacturerTable(em);
    const found = id ? await em.findOne(Manufacturer, requireId(id, 'Manufacturer')) : null;
    if (id && !found) throw new DomainError('NOT_FOUND', 'Manufacturer not found.');
    const { name = found?.name, postalAddress, electronicAddress } = fields;
    refuseFields({
      name: !name ? 'Give the manufacturer a name.' : await nameProblem(em, name, found),
      postalAddress: !found && !postalAddress && 'Give the manufacturer a postal address.',
      electronicAddress: !found && !electronicAddress && 'Give the manufacturer an electronic address.',
    });
    if (!found && (await em.count(Manufacturer)) >= MAX_MANUFACTURERS)
      throw new DomainError(
        'CONFLICT',
        `The shop has ${MAX_MANUFACTURERS} manufacturers, the most it can have.`,
      );
    const data = changedValues(logged(found ?? {}), logged({ ...found, ...fields }));
    const manufacturer = found
      ? em.assign(found, fields)
      : em.create(Manufacturer, fields as Required<typeof fields>);
    await em.flush();
    if (data.changed.length > 0)
      await recordEvent(em, ctx, {
        type: found ? 'manufacturer.updated' : 'manufacturer.created',
        subject: manufacturer.id,
        data: { ...data, name: manufacturer.name },
      });
    return manufacturer;
  });
}

type Texts = Partial<Pick<Manufacturer, 'name' | 'postalAddress' | 'electronicAddress'>>;

const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]));

const personOf = (person: ResponsiblePersonInput | null): ResponsiblePerson | null =>
  person && {
    name: person.name.trim(),
    postalAddress: person.postalAddress.trim(),
    electronicAddress: person.electronicAddress.trim(),
  };

/** As the log says it: the responsible person in one text. */
function logged({ name, postalAddress, electronicAddress, responsiblePerson }: Partial<Manufacturer>) {
  const person = responsiblePerson && Object.values(responsiblePerson).join(', ');
  return { name, postalAddress, electronicAddress, responsiblePerson: person ?? null };
}

async function nameProblem(
  em: SqlEntityManager,
  name: string,
  found: Manufacturer | null,
): Promise<string | false> {
  const other = await em.findOne(Manufacturer, { name });
  return (
    other !== null &&
    other.id !== found?.id &&
    `Another manufacturer is called "${name}". Choose another name.`
  );
}
