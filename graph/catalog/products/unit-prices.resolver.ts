import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { BASE_UNITS, type BaseUnit, unitPriceOf } from '#money/unit-price';
import { describeEnum } from '../../core/describe-enum.ts';
import type { VariantRow } from './find-variants.ts';
import { Product } from './product.entity.ts';
import type { ProductRow } from './product-row.ts';
import { Variant } from './variant.entity.ts';

describeEnum('BaseUnit', BASE_UNITS, 'What a unit price is the price of.', {
  KG: 'A kilogram.',
  L: 'A litre.',
  M: 'A metre.',
  M2: 'A square metre.',
  M3: 'A cubic metre.',
  PIECE: 'A piece.',
});

@ObjectType({
  description: 'What a kilogram, a litre and the like of something costs.',
  simpleResolvers: true,
})
export class UnitPrice {
  @Field(() => Int, { description: 'Price of one unit in minor units, rounded half up.' })
  price!: number;

  @Field(() => BASE_UNITS, { description: 'The unit.' })
  unit!: BaseUnit;
}

@Resolver(() => Variant)
export class VariantUnitPriceResolver {
  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description: 'Its price by its net content; null when it has none.',
  })
  unitPrice(@Root() { price, netContent }: VariantRow): UnitPrice | null {
    return unitPriceOf(price, netContent);
  }
}

@Resolver(() => Product)
export class ProductUnitPriceResolver {
  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description: 'The unit price of its cheapest variant, as `price` is; null when it has no net content.',
  })
  unitPrice(@Root() { price, netContent }: ProductRow): UnitPrice | null {
    return unitPriceOf(price, netContent);
  }
}
