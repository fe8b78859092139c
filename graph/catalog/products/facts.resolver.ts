import { Ctx, Extensions, Field, FieldResolver, ID, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import { fieldsJson } from '../../platform/custom-fields/find-custom-fields.ts';
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

type OfStaff = Pick<Variant, 'id' | 'cost' | 'reorderPoint'> & {
  sameBarcode: SameBarcode[];
  customFields: CustomField[];
};

/** One statement for all of it: lists of products ask for everything below a variant. */
const readOfStaff = prepared<OfStaff, [ids: readonly string[]]>(
  `select id, cost, reorder_point as "reorderPoint", coalesce((
     select json_agg(json_build_object('productId', o.product_id, 'name', o.name)) from (
       select p.id as product_id, concat_ws(', ', p.name, nullif(array_to_string(o.options, ', '), '')) as name
       from variants o join products p on p.id = o.product_id and p.deleted_at is null
       where o.barcode = variants.barcode and o.id <> variants.id and o.deleted_at is null order by o.id limit ${MOST_OTHERS}
     ) o
   ), '[]') as "sameBarcode", ${fieldsJson('variant', 'variants.id')} as "customFields"
   from variants where id = any($1::uuid[])`,
);

@Resolver(() => Variant)
export class FactsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: what it costs the shop, in minor units; null for others, and when it is not known.',
  })
  async cost(@Root() { id }: VariantRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await ofStaff(ctx, id))?.cost ?? null;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'For staff with the permission PRODUCTS: units at which it counts as low in stock; null for others, and when it has none of its own.',
  })
  async reorderPoint(@Root() { id }: VariantRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await ofStaff(ctx, id))?.reorderPoint ?? null;
  }

  @Extensions({ listSize: 1 })
  @FieldResolver(() => [SameBarcode], {
    nullable: true,
    description: `For staff with the permission PRODUCTS: other variants that have its barcode, ${MOST_OTHERS} at most; null for others.`,
  })
  async sameBarcode(@Root() { id }: VariantRow, @Ctx() ctx: Context): Promise<SameBarcode[] | null> {
    return (await ofStaff(ctx, id))?.sameBarcode ?? null;
  }
}

/** What staff with PRODUCTS see of a variant; null for others. */
export async function ofStaff(ctx: Context, id: string): Promise<OfStaff | null> {
  if (!ctx.actor.can(Permission.Products)) return null;
  return batch(ctx, 'variants for staff', id, async (ids) => {
    const rows = new Map((await readOfStaff(ctx.em, ids)).map((row) => [row.id, row]));
    return ids.map((each) => rows.get(each) ?? null);
  });
}
