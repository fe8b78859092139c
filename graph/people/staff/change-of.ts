import type { AuditChange } from './audit-log.inputs.ts';
import { labelOf, shown, textOf, type Wording } from './log-words.ts';

/** A change that is one sentence, without values. */
export const said = (field: string, sentence: string): AuditChange => ({
  field,
  old: null,
  new: null,
  sentence,
});

/** What the field of a setting in a list belongs to, such as "rates.VAT" of "rates.VAT.name"; undefined for another field. */
export function ownerOf(field: string): string | undefined {
  const dot = field.lastIndexOf('.');
  return dot < 0 ? undefined : field.slice(0, dot);
}

/** The change of a field `of` something. Undefined: a value that is not recorded. */
export function changeOf(
  field: string,
  old: unknown,
  now: unknown,
  of: string,
  wording: Wording,
): AuditChange {
  const owner = ownerOf(field);
  const part = field.slice(field.lastIndexOf('.') + 1);
  const subject = owner && owner !== 'attributes' ? owner : of;
  const what = labelOf(part, wording) + (subject ? ` of ${subject}` : '');
  const text = (value: unknown) => shown(part, value, wording);
  const [before, after] = [text(old), text(now)];
  // Two lists of as many, which are counted, look the same.
  const sentence =
    (old === undefined && now === undefined) || (old !== undefined && before === after)
      ? `${what} changed`
      : old === undefined
        ? `${what}: ${after}`
        : now === undefined
          ? `${what} was ${before}`
          : `${what} from ${before} to ${after}`;
  return { field, old: textOf(old), new: textOf(now), sentence };
}
