import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { batch } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { Manufacturer } from '../manufacturers/manufacturer.entity.ts';
import { Product } from './product.entity.ts';
import { ProductDocument } from './product-document.types.ts';
import type { ProductRow } from './product-row.ts';
import { MAX_DOCUMENTS, MAX_WARNINGS } from './safety.inputs.ts';

/** What the law on product safety has said of a product. */
interface Safety {
  warnings: string[];
  documents: ProductDocument[];
  manufacturer: Manufacturer | null;
}

const selectSafety = prepared<Safety & { id: string }, [ids: readonly string[]]>(
  `select p.id, p.warnings, p.documents, case when m.id is not null then json_build_object('id', m.id, 'name', m.name,
     'postalAddress', m.postal_address, 'electronicAddress', m.electronic_address, 'responsiblePerson', m.responsible_person) end as manufacturer
   from products p left join manufacturers m on m.id = p.manufacturer_id where p.id = any($1::uuid[])`,
);

@Resolver(() => Product)
export class SafetyResolver {
  @FieldResolver(() => Manufacturer, {
    nullable: true,
    description:
      'Who makes it, with addresses, as Article 19 of Regulation (EU) 2023/988 has it said; null when that is not known.',
  })
  async manufacturer(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<Manufacturer | null> {
    return (await safetyOf(ctx, id)).manufacturer;
  }

  @Extensions({ listSize: 3 })
  @FieldResolver(() => [String], {
    description: `Its warnings and safety information, each a line of plain text, ${MAX_WARNINGS} at most.`,
  })
  async warnings(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<string[]> {
    return (await safetyOf(ctx, id)).warnings;
  }

  @Extensions({ listSize: 2 })
  @FieldResolver(() => [ProductDocument], {
    description: `Its PDF files to download in their order, ${MAX_DOCUMENTS} at most.`,
  })
  async documents(@Root() { id }: ProductRow, @Ctx() ctx: Context): Promise<ProductDocument[]> {
    return (await safetyOf(ctx, id)).documents;
  }
}

const NONE: Safety = { warnings: [], documents: [], manufacturer: null };

const safetyOf = (ctx: Context, id: string): Promise<Safety> =>
  cacheForGuests(ctx, cacheKey('safety of product', id), () =>
    batch(ctx, 'safety of products', id, async (ids) => {
      const rows = new Map((await selectSafety(ctx.em, ids)).map((row) => [row.id, row]));
      return ids.map((each) => rows.get(each) ?? NONE);
    }),
  );
