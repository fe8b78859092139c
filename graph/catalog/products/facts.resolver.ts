import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { VariantRow } from './find-variants.ts';
import { Variant } from './variant.entity.ts';

/** Most others that are named beside a variant. */
const MOST_OTHERS = 5;

@ObjectType({ description: 'A variant that has the barcode of another one.', simpleResolvers: true })
export class SameBarcode {
  @Field(() => ID, { description: 'Identifier of its product.' })
  productId!: string;

  @Field(() => String, { description: 'Name of its product, and its values of the options.' })
  name!: string;
}

const readCosts = prepared<{ id: string; cost: number | null }, [ids: readonly string[]]>(
  'select id, cost from variants where id = any($1::uuid[])',
);

const readOthers = prepared<SameBarcode & { of: string }, [ids: readonly string[]]>(
  `select v.id as of, others.* from variants v cross join lateral (
     select p.id as "productId", concat_ws(', ', p.name, nullif(array_to_string(o.options, ', '), '')) as name
     from variants o join products p on p.id = o.product_id and p.deleted_at is null
     where o.barcode = v.barcode and o.id <> v.id and o.deleted_at is null order by o.id limit ${MOST_OTHERS}
   ) others where v.id = any($1::uuid[]) and v.barcode is not null`,
);

@Resolver(() => Variant)
export class FactsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: what it costs the shop, in minor units; null for others, and when it is not known.',
  })
  cost(@Root() { id }: VariantRow, @Ctx() ctx: Context): Promise<number | null> | null {
    if (!ctx.actor.can(Permission.Products)) return null;
    return batch(ctx, 'costs of variants', id, async (ids) => {
      const costs = new Map((await readCosts(ctx.em, ids)).map((row) => [row.id, row.cost]));
      return ids.map((each) => costs.get(each) ?? null);
    });
  }

  @Extensions({ listSize: 1 })
  @FieldResolver(() => [SameBarcode], {
    nullable: true,
    description: `For staff with the permission PRODUCTS: other variants that have its barcode, ${MOST_OTHERS} at most; null for others.`,
  })
  sameBarcode(@Root() { id }: VariantRow, @Ctx() ctx: Context): Promise<SameBarcode[]> | null {
    if (!ctx.actor.can(Permission.Products)) return null;
    return batch(ctx, 'variants of the same barcode', id, async (ids) => {
      const others = Map.groupBy(await readOthers(ctx.em, ids), ({ of }) => of);
      return ids.map((each) => others.get(each) ?? []);
    });
  }
}
