import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import type { EventSource } from '../../core/record-event.ts';
import { barcodeProblem, normalBarcode } from './barcode.ts';
import { CostChange } from './cost-change.entity.ts';
import type { VariantFactsInput } from './edit-variant.inputs.ts';
import { normalNetContent } from './net-content.ts';
import type { Variant } from './variant.entity.ts';
import { factsIn, type VariantFacts } from './variant-facts.ts';

/** Sets what is known of the item of a locked variant, as far as they are given; a new cost gets its row in the history. */
export function setFacts(
  { actor, ports }: EventSource,
  em: SqlEntityManager,
  variant: Variant,
  given: VariantFactsInput,
): void {
  const { cost, ...facts } = normalFacts(given);
  Object.assign(variant, facts);
  // Nothing more is sold beyond the stock, but what was sold so stays owed.
  if (variant.countInStock < 0) variant.backorderLimit ??= 0;
  if (cost === undefined || cost === variant.cost) return;
  const by = { actor: actor?.viewer?.id, at: ports.now() };
  em.create(CostChange, { variant, before: variant.cost, after: cost, ...by });
  variant.cost = cost;
}

/** The facts that are given, as they are stored. */
export function normalFacts(given: VariantFactsInput): Partial<VariantFacts> {
  const facts = factsIn(given);
  return {
    ...facts,
    ...(facts.barcode != null && { barcode: normalBarcode(facts.barcode) }),
    ...(facts.netContent != null && { netContent: normalNetContent(facts.netContent) }),
    ...(facts.backorderLimit !== undefined && { backorderLimit: facts.backorderLimit || null }),
  };
}

/** Errors: BARCODE_INVALID, which names the field. */
export function refuseBarcode({ barcode }: VariantFactsInput): void {
  const message = problemOfBarcode(barcode);
  if (message) throw new DomainError('BARCODE_INVALID', message, { fields: { barcode: message } });
}

/** What is wrong with a barcode as it was typed, as a sentence; null for one that is right, and for none. */
export function problemOfBarcode(typed: string | null | undefined): string | null {
  const barcode = normalBarcode(typed ?? null);
  return barcode && barcodeProblem(barcode);
}
