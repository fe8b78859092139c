import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import { keyOf } from './read-words.ts';
import { MAX_PINNED_KEYWORDS } from './search-pins.ts';
import type { PinsInput } from './search-settings.inputs.ts';

/**
 * Sets the products that a search for a keyword shows first, or none. Errors: BAD_USER_INPUT for a keyword without a letter
 * or digit, NOT_FOUND for an unknown product; CONFLICT when 200 keywords have pinned products.
 */
export async function pinProducts(ctx: Context, { keyword, productIds }: PinsInput): Promise<boolean> {
  const key = keyOf(keyword);
  if (!key) throw fieldError('keyword', 'Enter a keyword with a letter or a digit.');
  const ids = [...new Set(productIds.map((id) => requireId(id, 'Product')))];
  await inInvalidatingTransaction(ctx, async (em) => {
    const [counts] = await em.execute<{ products: number; keywords: number }[]>(
      `select (select count(*)::int from products where id = any(?::uuid[]) and deleted_at is null) as products,
         (select count(distinct keyword)::int from search_pins where keyword <> ?) as keywords`,
      [`{${ids}}`, key],
    );
    if (counts!.products < ids.length) throw new DomainError('NOT_FOUND', 'Product not found.');
    if (ids.length > 0 && counts!.keywords >= MAX_PINNED_KEYWORDS)
      throw new DomainError(
        'CONFLICT',
        `${MAX_PINNED_KEYWORDS} keywords have pinned products. Unpin one first.`,
      );
    await em.execute('delete from search_pins where keyword = ? and product_id <> all(?::uuid[])', [
      key,
      `{${ids}}`,
    ]);
    await em.execute(
      `insert into search_pins (keyword, product_id, position)
       select ?, id, place from unnest(?::uuid[]) with ordinality as given(id, place) order by id
       on conflict (keyword, product_id) do update set position = excluded.position`,
      [key, `{${ids}}`],
    );
    await recordEvent(em, ctx, { type: 'search.pinned', subject: key, data: { products: ids } });
  });
  return true;
}
