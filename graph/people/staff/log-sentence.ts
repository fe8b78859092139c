import { decimalText } from '#money/cents';
import type { AuditChange } from './audit-log.inputs.ts';

/** Most changes of one entry that are listed. */
const MOST = 100;

/** Fields that are called otherwise than their words say. */
const labels: Record<string, string> = {
  basisPoints: 'Rate',
  compareAtPrice: 'Price before',
  countInStock: 'Stock',
  displaySymbol: 'Sign of amounts',
  inviter: 'Invited by',
  isAdmin: 'Admin right',
  isAutomatic: 'Without a code',
  optionNames: 'Options',
  sku: 'SKU',
};
const amounts = new Set(
  'amount price compareAtPrice totalPrice minItems maxItems freeAbove maxTotal'.split(' '),
);
/** Kinds of promotions whose value is an amount; that of the others is a percentage. */
const AMOUNT = 'amount';

interface EventData {
  changed?: string[];
  old?: Record<string, unknown>;
  new?: Record<string, unknown>;
  /** Of the thing, and of the variant of it that was changed. */
  name?: string;
  variantName?: string;
  variants?: { name: string; old: Record<string, unknown> | null; new: Record<string, unknown> | null }[];
  kind?: string;
}

/** What else an event has that is no change, or is said by its name. */
const SILENT = new Set(['variant', 'undo']);

/**
 * The changes of an event, each with a sentence such as "Price of Kettle from 29.90 to 32.89". `changed` names fields, `old` and
 * `new` have the values that are recorded; other data are new values.
 */
export function changesOf(data: Record<string, unknown>, subjectName: string | null): AuditChange[] {
  const {
    changed = [],
    old = {},
    new: now = {},
    name,
    variantName,
    variants = [],
    kind,
    ...others
  } = data as EventData;
  const subject = named(name ?? subjectName, variantName);
  const rest = Object.fromEntries(Object.entries(others).filter(([field]) => !SILENT.has(field)));
  const after: Record<string, unknown> = { ...rest, ...now };
  const fields = new Set([...changed, ...Object.keys(old), ...Object.keys(after)]);
  // Each variant says what was changed of it.
  const ofVariants = new Set(
    variants.length > 0 ? ['variants', 'price', 'countInStock'].filter((field) => !(field in after)) : [],
  );
  const all = [
    ...[...fields]
      .filter((field) => !ofVariants.has(field))
      .map((field) => changeOf(field, old[field], after[field], subject, kind)),
    ...variants.flatMap((variant) => variantChanges(variant, named(name, variant.name))),
  ];
  const more = all.length - MOST;
  if (more <= 0) return all;
  return [...all.slice(0, MOST), { field: 'more', old: null, new: null, sentence: `And ${more} more` }];
}

const named = (name: string | null | undefined, variantName: string | undefined) =>
  (name ?? '') + (variantName ? ` (${variantName})` : '');

function variantChanges(
  { old, new: now }: NonNullable<EventData['variants']>[number],
  subject: string,
): AuditChange[] {
  if (old && now) return Object.keys(now).map((field) => changeOf(field, old[field], now[field], subject));
  const { price, countInStock } = (now ?? old) as Record<string, unknown>;
  const worth = `at ${shown('price', price)}, ${shown('countInStock', countInStock)} in stock`;
  const sentence = `${subject} was ${now ? 'added' : 'removed'}, ${worth}`;
  return [{ field: 'variant', old: null, new: null, sentence }];
}

function changeOf(field: string, old: unknown, now: unknown, of: string, kind?: string): AuditChange {
  const dot = field.lastIndexOf('.');
  const owner = dot < 0 ? undefined : field.slice(0, dot);
  const part = field.slice(dot + 1);
  const subject = owner && owner !== 'attributes' ? owner : of;
  const what = labelOf(part) + (subject ? ` of ${subject}` : '');
  const text = (value: unknown) => shown(kind && part === 'value' ? `value of ${kind}` : part, value);
  const sentence =
    old === undefined && now === undefined
      ? `${what} changed`
      : old === undefined
        ? `${what}: ${text(now)}`
        : now === undefined
          ? `${what} was ${text(old)}`
          : `${what} from ${text(old)} to ${text(now)}`;
  return { field, old: textOf(old), new: textOf(now), sentence };
}

function labelOf(field: string): string {
  const words = field.replace(/^is(?=[A-Z])/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const text = words.trim();
  return labels[field] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as people write it. */
function shown(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (amounts.has(field) || field === `value of ${AMOUNT}`) return decimalText(value);
    return field === 'basisPoints' || field.startsWith('value of ') ? `${value / 100} %` : String(value);
  }
  const text = textOf(value)!;
  if (field === 'permissions' && text !== '')
    return text.replace(/[A-Z]+/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
  const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*Z$/.exec(text);
  if (time) return `${time[1]} ${time[2]} UTC`;
  return text === '' ? 'none' : text;
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
