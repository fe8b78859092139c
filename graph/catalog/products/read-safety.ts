import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ChangedValues, changedValues } from '../../core/changed-values.ts';
import { lockManufacturers } from '../manufacturers/find-manufacturers.ts';
import { addChange } from './describe-edit.ts';
import { normalEnergyClass } from './energy-class.ts';
import { normalEprelNumber } from './eprel-number.ts';
import type { Product } from './product.entity.ts';
import type { ProductDocument } from './product-document.types.ts';
import type { SafetyInput } from './safety.inputs.ts';

/** What an input says of the safety of a product, with the documents that were read for it. */
interface SafetyEdit {
  input: Pick<SafetyInput, 'manufacturerId' | 'energyClass' | 'eprelNumber' | 'warnings'>;
  documents?: ProductDocument[];
}

type Safety = Partial<
  Pick<Product, 'manufacturerId' | 'energyClass' | 'eprelNumber' | 'warnings' | 'documents'>
>;

/**
 * What inputs say of manufacturer, energy label, warnings and documents of products, as it is stored: what they leave out is left out. Errors: BAD_USER_INPUT for
 * a manufacturer that is not there.
 */
export async function readSafety(em: SqlEntityManager, edits: readonly SafetyEdit[]): Promise<Safety[]> {
  const ids = await lockManufacturers(
    em,
    edits.map(({ input }) => input.manufacturerId),
  );
  return edits.map(({ input: { energyClass, eprelNumber, warnings }, documents }, index) => {
    const manufacturerId = ids[index];
    return {
      ...(manufacturerId !== undefined && { manufacturerId }),
      ...(energyClass !== undefined && { energyClass: normalEnergyClass(energyClass ?? '') }),
      ...(eprelNumber !== undefined && { eprelNumber: normalEprelNumber(eprelNumber ?? '') }),
      // Each once.
      ...(warnings && { warnings: [...new Set(warnings.map((line) => line.trim()))] }),
      ...(documents && { documents }),
    };
  });
}

/** The same as the log says it: documents by their titles. */
export function describeSafety(
  product: Product,
  { documents = product.documents, ...safety }: Safety,
): ChangedValues {
  const data = changedValues<Safety>(product, safety);
  if (isDeepStrictEqual(documents, product.documents)) return data;
  const titles = (all: readonly ProductDocument[]) => all.map(({ title }) => title);
  addChange(data, 'documents', titles(product.documents), titles(documents));
  return data;
}
