import type { PrimaryKeyProp, Rel } from '@mikro-orm/core';
import { Check, Entity, OneToOne, Property } from '@mikro-orm/decorators/legacy';
import { Variant } from './variant.entity.ts';

/**
 * Units of a variant that the last stock-take did not find although checkouts and orders had them, so that they could not be taken out of stock:
 * what these give back is taken off by as many. Written and read with the variant locked.
 */
@Entity({ tableName: 'missing_units' })
@Check({ name: 'missing_units_units_check', expression: 'units > 0' })
export class MissingUnits {
  declare [PrimaryKeyProp]?: 'variant';

  @OneToOne(() => Variant, { primary: true, deleteRule: 'cascade' })
  variant!: Rel<Variant>;

  @Property({ type: 'integer' })
  units!: number;

  /** Id of version 7: of stock that was taken before it, units are missing. */
  @Property({ type: 'uuid' })
  before!: string;

  @Property({ type: 'uuid', fieldName: 'stocktake_id' })
  stocktake!: string;
}
