import { type Cents, parseCents, toDecimal } from '#money/cents';

/** A typed amount in minor units; null when nothing was typed. */
export function readAmount(form: FormData, name: string): Cents | null {
  const typed = String(form.get(name) ?? '').trim();
  return typed === '' ? null : parseCents(typed);
}

/** A typed whole number; null when nothing was typed. */
export function readCount(form: FormData, name: string): number | null {
  const typed = String(form.get(name) ?? '').trim();
  return typed === '' ? null : Number(typed);
}

/** An amount as it is typed. */
export function typedAmount(cents: Cents | null | undefined): string {
  return cents == null ? '' : String(toDecimal(cents));
}
