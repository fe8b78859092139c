import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockManufacturers } from '../manufacturers/find-manufacturers.ts';
import type { Product } from './product.entity.ts';
import type { SafetyInput } from './safety.inputs.ts';

/**
 * What inputs say of manufacturer and warnings of products, as it is stored: what they leave out is left out. Errors: BAD_USER_INPUT for a
 * manufacturer that is not there.
 */
export async function readSafety(
  em: SqlEntityManager,
  inputs: readonly Pick<SafetyInput, 'manufacturerId' | 'warnings'>[],
): Promise<Partial<Pick<Product, 'manufacturerId' | 'warnings'>>[]> {
  const ids = await lockManufacturers(
    em,
    inputs.map(({ manufacturerId }) => manufacturerId),
  );
  return inputs.map(({ warnings }, index) => {
    const manufacturerId = ids[index];
    return {
      ...(manufacturerId !== undefined && { manufacturerId }),
      ...(warnings && { warnings: warnings.map((line) => line.trim()) }),
    };
  });
}
