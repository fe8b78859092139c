import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ChangedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { prepared } from '../../core/prepared.ts';
import { cleanLine, fieldError } from '../../core/validation.ts';
import type { CustomFieldSubject } from './custom-field-definition.entity.ts';
import type { CustomFieldInput } from './custom-fields.types.ts';
import {
  allCustomFields,
  type Definition,
  lockFieldsOf,
  readValues,
  type StoredValue,
} from './find-custom-fields.ts';
import { readValue } from './read-value.ts';

/** What one product, variant, order or customer is to have. */
export interface CustomFieldEdit {
  /** Of the thing, whose row the caller has locked. */
  id: string;
  given: readonly CustomFieldInput[] | null | undefined;
  /** Where the input stands, for messages of forms: "variants.2.". */
  path?: string;
}

const store = prepared<object, [rows: string]>(
  `insert into custom_values (subject_id, field_id, value)
   select subject_id, field_id, value from jsonb_to_recordset($1::jsonb) as given(subject_id uuid, field_id uuid, value text)
   where value is not null on conflict (subject_id, field_id) do update set value = excluded.value`,
);
const remove = prepared<object, [rows: string]>(
  `delete from custom_values v using jsonb_to_recordset($1::jsonb) as given(subject_id uuid, field_id uuid, value text)
   where v.subject_id = given.subject_id and v.field_id = given.field_id and given.value is null`,
);

/**
 * Gives things the values that are named, and returns what has changed of each by its id, under names such as "customFields.shelf".
 * Errors: BAD_USER_INPUT for an unknown key, one that comes twice, a value that is not of the type of its field, and for none of a field
 * that is required; CONFLICT with the current values that are not the expected ones. Then nothing has changed.
 */
export async function setCustomFields(
  em: SqlEntityManager,
  subject: CustomFieldSubject,
  edits: readonly CustomFieldEdit[],
): Promise<Map<string, ChangedValues>> {
  const named = edits.filter(({ given }) => given?.length);
  if (named.length === 0) return new Map();
  const fields = await lockFieldsOf(em, subject);
  await failpoint('customField.definitionsLocked');
  const before = await readValues(
    em,
    named.map(({ id }) => id),
    fields,
  );
  const valueAt = new Map(before.map((stored) => [placeOf(stored), stored.value]));
  const changes = named.flatMap((edit) => changesOf(edit, fields, valueAt));
  refuseStale(subject, changes);
  const changed = changes.filter(({ before, value }) => before !== value);
  if (changed.length > 0) {
    const rows = JSON.stringify(
      changed.map(({ id, field, value }) => ({ subject_id: id, field_id: field.id, value })),
    );
    await store(em, rows);
    await remove(em, rows);
  }
  return new Map([...Map.groupBy(changed, ({ id }) => id)].map(([id, some]) => [id, logOf(some)]));
}

/** Checks values of something that is still to be made. Errors: BAD_USER_INPUT as in `setCustomFields`. */
export async function checkCustomFields(
  ctx: Context,
  subject: CustomFieldSubject,
  given: readonly CustomFieldInput[],
): Promise<void> {
  const fields = (await allCustomFields(ctx)).filter((field) => field.subject === subject);
  changesOf({ id: '', given }, fields, new Map());
}

interface Change {
  id: string;
  field: Definition;
  before: string | null;
  value: string | null;
  /** As it was sent; undefined when it is not compared. */
  expected: string | null | undefined;
}

const placeOf = ({ subjectId, fieldId }: Pick<StoredValue, 'subjectId' | 'fieldId'>) =>
  `${subjectId} ${fieldId}`;

function changesOf(
  { id, given, path = '' }: CustomFieldEdit,
  fields: readonly Definition[],
  valueAt: ReadonlyMap<string, string>,
): Change[] {
  const keys = new Set<string>();
  return given!.map(({ key, value: typed, expected }) => {
    const wrong = (message: string) => fieldError(`${path}customFields.${cleanLine(key, 40)}`, message);
    const field = fields.find((each) => each.key === key);
    if (!field)
      throw wrong(`There is no custom field "${cleanLine(key, 40)}". Reload, or add it in the settings.`);
    if (keys.has(key)) throw wrong(`${field.label} is there twice. Send it once.`);
    keys.add(key);
    const before = valueAt.get(placeOf({ subjectId: id, fieldId: field.id })) ?? null;
    if (typed == null || typed.trim() === '') {
      if (field.isRequired) throw wrong(missing(field));
      return { id, field, before, value: null, expected };
    }
    const read = readValue(field, typed);
    if ('problem' in read) throw wrong(read.problem);
    return { id, field, before, value: read.value, expected };
  });
}

/** Labels may be questions. */
function missing({ label, type }: Definition): string {
  const isChosen = type === 'choice' || type === 'boolean';
  if (label.endsWith('?')) return isChosen ? `${label} Choose an answer.` : `${label} Enter an answer.`;
  if (isChosen) return `${label} is required. Choose a value.`;
  return `${label} is required. Enter ${NAMES[type]}.`;
}
const NAMES = { text: 'a text', number: 'a number', date: 'a date', url: 'a web address' } as const;

/** Who gives a field the value that it has by now is in no conflict. */
function refuseStale(subject: CustomFieldSubject, changes: readonly Change[]): void {
  const stale = changes.filter(
    ({ before, value, expected }) =>
      expected !== undefined && (expected || null) !== before && value !== before,
  );
  if (stale.length === 0) return;
  const names = [...new Set(stale.map(({ field }) => field.label))].join(', ');
  const customFields = stale.map(({ id, field: { key, label }, before }) => {
    return { subject, id, key, label, value: before };
  });
  throw new DomainError('CONFLICT', `Somebody else has changed ${names} meanwhile. Nothing was saved.`, {
    changed: { customFields },
  });
}

function logOf(changes: readonly Change[]): ChangedValues {
  const data: ChangedValues = { changed: [], old: {}, new: {} };
  for (const { field, before, value } of changes) {
    const name = `customFields.${field.key}`;
    data.changed.push(name);
    data.old[name] = before;
    data.new[name] = value;
  }
  return data;
}
