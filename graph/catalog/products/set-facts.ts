import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import type { EventSource } from '../../core/record-event.ts';
import { barcodeProblem, normalBarcode } from './barcode.ts';
import { CostChange } from './cost-change.entity.ts';
import type { VariantFactsInput } from './edit-variant.inputs.ts';
import type { Variant } from './variant.entity.ts';

/** Sets what is known of the item of a locked variant, as far as they are given; a new cost gets its row in the history. */
export function setFacts(
  { actor, ports }: EventSource,
  em: SqlEntityManager,
  variant: Variant,
  { barcode, cost, weight, reorderPoint }: VariantFactsInput,
): void {
  if (barcode !== undefined) variant.barcode = normalBarcode(barcode);
  if (weight !== undefined) variant.weight = weight;
  if (reorderPoint !== undefined) variant.reorderPoint = reorderPoint;
  if (cost === undefined || cost === variant.cost) return;
  const by = { actor: actor?.viewer?.id, at: ports.now() };
  em.create(CostChange, { variant, before: variant.cost, after: cost, ...by });
  variant.cost = cost;
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
