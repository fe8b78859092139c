import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import { findVariants, type SoldVariant } from '../../catalog/products/find-variants.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { DomainError } from '../../core/errors.ts';

export interface WantedLine {
  /** Id of the product. */
  product: string;
  /** Id of the variant; null when the client does not name one. */
  item: string | null;
  qty: number;
  /** The price that the shopper was shown, in minor units; null when the client did not send it. */
  seenPrice: number | null;
}

export interface ChosenLine extends WantedLine {
  item: string;
  /** Null when it is not sold (any more). */
  variant: SoldVariant | null;
}

/**
 * The variant of each line; of a line without one, that of its product. Errors: BAD_USER_INPUT for such a line when its product has
 * several, and for a variant of another product.
 */
export async function chooseVariants(em: SqlEntityManager, lines: WantedLine[]): Promise<ChosenLine[]> {
  const { variants, undecided } = await findVariants(em, {
    ids: lines.flatMap(({ item }) => (item && isUuid(item) ? item : [])),
    productIds: lines.flatMap(({ item, product }) => (!item && isUuid(product) ? product : [])),
  });
  if (undecided[0]) throw choiceNeeded(undecided[0]);
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const byProduct = new Map(variants.map((variant) => [variant.product.id, variant]));
  return lines.map((line) => {
    const variant = (line.item ? byId.get(line.item) : byProduct.get(line.product)) ?? null;
    if (variant && variant.product.id !== line.product)
      throw new DomainError(
        'BAD_USER_INPUT',
        `This variant is not one of the product that was named, but of ${variant.product.name}.`,
      );
    return { ...line, item: line.item ?? variant?.id ?? line.product, variant };
  });
}

function choiceNeeded({ name, optionNames }: ProductRow): DomainError {
  const options = optionNames.join(' and ');
  return new DomainError('BAD_USER_INPUT', `Choose ${options || 'a variant'} of ${name} first.`);
}
