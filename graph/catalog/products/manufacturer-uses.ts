import { prepared } from '../../core/prepared.ts';
import type { ManufacturerUses } from '../manufacturers/manufacturer-uses.ts';

const readExample = prepared<{ name: string }, [manufacturer: string]>(
  'select name from products where manufacturer_id = $1 and deleted_at is null limit 1',
);

export const manufacturerUses: ManufacturerUses = {
  exampleOf: async (em, manufacturerId) => (await readExample(em, manufacturerId))[0]?.name,
};
