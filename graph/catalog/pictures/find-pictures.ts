import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import { connectionOf, type Slice, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { prepared } from '../../core/prepared.ts';
import { filterAdminProducts } from '../search/filter-admin-products.ts';
import { ProductView } from '../search/product-views.ts';
import {
  type LibraryPicture,
  type LibraryPictureConnection,
  MOST_COUNTED,
  MOST_FOUND,
  MOST_USES,
  type PicturesArgs,
  type PictureUse,
} from './pictures.types.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type PictureRow = Omit<LibraryPicture, 'uses' | 'useCount'>;

/** Errors: BAD_USER_INPUT for a bad keyword, and for a cursor of no list. */
export async function findPictures(ctx: Context, args: PicturesArgs): Promise<LibraryPictureConnection> {
  const slice = sliceOf(args);
  const pictures = await readPictures(ctx, slice, readKeyword(args.keyword), args.undescribed);
  const uses = await findUses(ctx.em, [...new Set(pictures.map(({ path }) => path))]);
  return connectionOf(
    pictures.map((picture) => ({ ...picture, ...uses.get(picture.path)! })),
    slice,
  );
}

/** Of products that show the same picture the latest stands for it, so that a page follows the index of identifiers. */
async function readPictures(
  ctx: Context,
  { limit, after }: Slice,
  keyword: string,
  undescribed: boolean,
): Promise<PictureRow[]> {
  const found = keyword
    ? sql`and images.product_id = any(array(select id from products
        where ${await filterAdminProducts(ctx, { keyword, view: ProductView.ALL, category: null })}
        order by created_at desc, id desc limit ${MOST_FOUND}))`
    : sql``;
  const statement = sql<PictureRow>`
    select images.id, images.path, images.alt, images.width, images.height
    from images join products on products.id = images.product_id and products.deleted_at is null
    where images.id < ${after ?? LAST_ID}::uuid ${found} ${undescribed ? sql`and images.alt = ''` : sql``}
      and not exists (select 1 from images later join products p on p.id = later.product_id and p.deleted_at is null
        where later.path = images.path and later.id > images.id)
    order by images.id desc limit ${limit}`;
  return boundedRead(ctx, async (em) => (await statement.execute(em.getKysely())).rows);
}

interface UsesRow {
  path: string;
  uses: PictureUse[];
  useCount: number;
}

const readUses = prepared<UsesRow, [paths: string[]]>(
  `select shown.path, latest.uses, counted."useCount" from unnest($1::text[]) shown (path)
   cross join lateral (
     select json_agg(json_build_object('productId', id, 'name', name, 'isDraft', is_draft)) as uses from (
       select p.id, p.name, p.is_draft from images i join products p on p.id = i.product_id
       where i.path = shown.path and p.deleted_at is null order by i.id desc limit ${MOST_USES}
     ) uses
   ) latest
   cross join lateral (
     select count(*)::int as "useCount" from (
       select 1 from images i join products p on p.id = i.product_id
       where i.path = shown.path and p.deleted_at is null limit ${MOST_COUNTED}
     ) uses
   ) counted`,
);

async function findUses(em: SqlEntityManager, paths: string[]): Promise<Map<string, UsesRow>> {
  const rows = paths.length > 0 ? await readUses(em, paths) : [];
  return new Map(rows.map((row) => [row.path, row]));
}
