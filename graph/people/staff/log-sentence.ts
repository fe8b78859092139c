import type { AuditChange } from './audit-log.inputs.ts';
import { changeOf, ownerOf, said } from './change-of.ts';
import { isId, isListOfThings, labelOf, moneyOf, shown, textOf, type Wording } from './log-words.ts';

/** Most changes of one entry that are listed. */
const MOST = 100;

type Values = Record<string, unknown>;

interface EventData {
  changed?: string[];
  old?: Values;
  new?: Values;
  /** Of the thing, and of the variant of it that was changed. */
  name?: string;
  variantName?: string;
  variants?: { name: string; old: Values | null; new: Values | null }[];
  /** Of a promotion. */
  kind?: string;
  /** Of what amounts are in; without it, that of the shop. */
  currency?: string;
  /** Of an order that staff took: the prices that they gave. */
  overrides?: { price: number; shopPrice: number }[];
}

/** What else an event has that is no change, or is said by its name or sentence. */
const SILENT = new Set([
  ...[
    'attempt',
    'bulk',
    'checkout',
    'isFetched',
    'isFromBuyer',
    'message',
    'note',
    'undo',
    'undone',
    'variant',
  ],
]);

/**
 * The changes of an event, each with a sentence such as "Price of Kettle from ₹29.90 to ₹32.89". `changed` names fields, `old` and
 * `new` have the values that are recorded; other data are new values. What was created has one sentence with all that was set.
 */
export function changesOf(
  type: string,
  data: Values,
  subjectName: string | null,
  { money, fields: described }: Pick<Wording, 'money' | 'fields'>,
): AuditChange[] {
  const {
    changed = [],
    old = {},
    new: now = {},
    name,
    variantName,
    variants = [],
    kind: kindOfPromotion,
    currency,
    overrides = [],
    ...others
  } = data as EventData;
  const wording = { money: moneyOf(money, currency), kind: kindOfPromotion, fields: described };
  const subject = named(name ?? subjectName, variantName);
  const isKept = ([field, value]: [string, unknown]) =>
    !SILENT.has(field) &&
    (field === 'inviter' || !isId(value)) &&
    (field in old || changed.includes(field) || !isEmpty(value));
  const rest = Object.fromEntries(Object.entries(others).filter(isKept));
  const after: Values = { ...rest, ...now };
  if (type.endsWith('.created')) return createdOf(after, wording);
  const planned = { ...old, ...after };
  if (type.startsWith('price.') && planned.from && planned.to)
    return [plannedOf(planned, after.price && old.price, subject, wording)];
  const fields = [...new Set([...changed, ...Object.keys(old), ...Object.keys(after)])];
  const entries = entriesOf(fields, old, after, wording);
  // Each variant says what was changed of it.
  const ofVariants = new Set(
    variants.length > 0 ? ['variants', 'price', 'countInStock'].filter((field) => !(field in after)) : [],
  );
  const all = [
    ...entries.changes,
    ...fields
      .filter((field) => !ofVariants.has(field) && !entries.owners.has(ownerOf(field) ?? ''))
      .map((field) => changeOf(field, old[field], after[field], subject, wording)),
    ...variants.flatMap((variant) => variantChanges(variant, named(name, variant.name), wording)),
    ...overrides.map((given) => overrideOf(given, wording)),
  ];
  const more = all.length - MOST;
  if (more <= 0) return all;
  return [...all.slice(0, MOST), said('more', `And ${more} more`)];
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

const named = (name: string | null | undefined, variantName: string | undefined) =>
  (name ?? '') + (variantName ? ` (${variantName})` : '');

/** Something new as one sentence: what is empty, off or as always is left out, and so is its name. */
function createdOf(values: Values, wording: Wording): AuditChange[] {
  const set = setOf(values, wording);
  return set ? [said('created', `With ${set}`)] : [];
}

const NAMES = new Set(['id', 'title', 'name', 'label']);
const FIRST = ['kind', 'value', 'price', 'countInStock'];

function setOf(values: Values, wording: Wording): string {
  const fields = [...new Set([...FIRST, ...Object.keys(values)])].filter((field) => field in values);
  return fields
    .filter((field) => !NAMES.has(field) && isSet(field, values[field]))
    .map((field) => {
      const value = values[field];
      if (value === true) return lower(labelOf(field, wording));
      if (value === false) return `not ${lower(labelOf(field, wording))}`;
      const text = shown(field, value, wording);
      return field === 'kind' || isListOfThings(value) ? text : `${lower(labelOf(field, wording))} ${text}`;
    })
    .join('; ');
}

function isSet(field: string, value: unknown): boolean {
  if (field === 'isActive') return value === false;
  if (field === 'price' || field === 'countInStock') return true;
  return Boolean(value) && textOf(value) !== '';
}

const lower = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The entries of lists of settings that were added or removed, each one sentence. */
function entriesOf(fields: readonly string[], old: Values, after: Values, wording: Wording) {
  const owners = new Set<string>();
  const changes: AuditChange[] = [];
  for (const field of fields.filter((each) => /\.(name|label)$/.test(each))) {
    if (old[field] !== null && after[field] !== null) continue;
    const owner = ownerOf(field)!;
    const isNew = old[field] === null;
    const from = isNew ? after : old;
    const own = fields.filter((each) => ownerOf(each) === owner);
    const values = Object.fromEntries(own.map((each) => [each.slice(owner.length + 1), from[each]]));
    const set = setOf(values, wording);
    owners.add(owner);
    changes.push(
      said(
        owner,
        `${owner} was ${isNew ? 'added' : 'removed'}${set && `, ${isNew ? 'with' : 'it had'} ${set}`}`,
      ),
    );
  }
  return { owners, changes };
}

function variantChanges(
  { old, new: now }: NonNullable<EventData['variants']>[number],
  subject: string,
  wording: Wording,
): AuditChange[] {
  if (old && now)
    return Object.keys(now).map((field) => changeOf(field, old[field], now[field], subject, wording));
  const { price, countInStock } = (now ?? old)!;
  const worth = `at ${shown('price', price, wording)}, ${shown('countInStock', countInStock, wording)} in stock`;
  return [said('variant', `${subject} was ${now ? 'added' : 'removed'}, ${worth}`)];
}

/** A price that begins and ends by itself: planned, with the price that it replaces, or cancelled. */
function plannedOf(
  { price, compareAtPrice, from, to }: Values,
  replaced: unknown,
  of: string,
  wording: Wording,
): AuditChange {
  const text = (field: string, value: unknown) => shown(field, value, wording);
  const before = compareAtPrice ? `, price before ${text('price', compareAtPrice)}` : '';
  const when = `from ${text('from', from)} to ${text('to', to)}`;
  const instead = replaced ? ` instead of ${text('price', replaced)}` : '';
  const sentence = `Price of ${of}: ${text('price', price)}${instead} ${when}${before}`;
  return { field: 'price', old: textOf(replaced), new: textOf(price), sentence };
}

function overrideOf({ price, shopPrice }: { price: number; shopPrice: number }, wording: Wording) {
  const [given, usual] = [price, shopPrice].map((cents) => shown('price', cents, wording));
  return said('overrides', `A price of ${given} was given instead of ${usual}`);
}
