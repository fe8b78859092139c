import type { Context } from '../../core/context.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { notFound } from './find-pages.ts';
import { Page } from './page.entity.ts';

/** Deletes a page with its versions. Errors: NOT_FOUND. */
export async function deletePage(ctx: Context, givenId: string): Promise<void> {
  const id = requireId(givenId, 'Page');
  await inInvalidatingTransaction(ctx, async (em) => {
    const page = await em.findOne(Page, id);
    if (!page || (await em.nativeDelete(Page, id)) === 0) throw notFound();
    await recordEvent(em, ctx, { type: 'page.deleted', subject: id, data: { name: page.title } });
  });
}
