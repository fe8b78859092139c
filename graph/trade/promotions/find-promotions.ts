import type { Context } from '../../core/context.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { Promotion } from './promotion.entity.ts';
import type { PromotionPage } from './promotions.types.ts';

/** One page of the promotions that are not deleted, newest first. */
export async function findPromotions(
  { em }: Context,
  query: { page: number; pageSize: number },
): Promise<PromotionPage> {
  const page = clampPage(query.page);
  const size = clampPageSize(query.pageSize);
  const [promotions, total] = await em
    .fork()
    .findAndCount(
      Promotion,
      { deletedAt: null },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: size, offset: (page - 1) * size },
    );
  return { promotions, page, pages: countPages(total, size), total };
}
