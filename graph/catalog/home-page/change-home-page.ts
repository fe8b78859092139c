import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { DEFAULT_LAYOUT, HomeLayouts, type StoredLayout } from './home-layout.entity.ts';

type Layouts = Pick<HomeLayouts, 'published' | 'draft' | 'previous'>;
type Type = 'home-page.saved' | 'home-page.published' | 'home-page.undone';

/** Changes the layouts, locked, and records it. Errors: CONFLICT when they were changed since `version`. */
export async function changeHomePage(
  ctx: Context,
  version: number,
  type: Type,
  edit: (before: Layouts) => Layouts,
): Promise<HomeLayouts> {
  return inInvalidatingTransaction(ctx, async (em) => {
    // Also of a home page that has no row yet.
    await em.execute('lock table home_layouts in share row exclusive mode');
    const found = await em.findOne(HomeLayouts, { key: 'home' }, { refresh: true });
    if ((found?.version ?? 0) !== version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has changed the home page meanwhile. Nothing was saved.',
      );
    const row = found ?? em.create(HomeLayouts, { key: 'home', version: 0 });
    const { published, draft, previous } = row;
    const after = edit({ published, draft, previous });
    const data = changedValues(texts({ published, draft }), texts(after));
    em.assign(row, { ...after, version: version + 1 });
    await em.flush();
    await recordEvent(em, ctx, { type, subject: 'home', data: { ...data, name: 'Home page' } });
    return row;
  });
}

/** As the log says it. */
const texts = ({ published, draft }: Pick<Layouts, 'published' | 'draft'>) => ({
  published: textOf(published ?? DEFAULT_LAYOUT),
  draft: draft && textOf(draft),
});

const textOf = ({ announcement, blocks }: StoredLayout) =>
  blocks.map(({ kind, title }) => (title ? `${kind} “${title}”` : kind)).join(', ') +
  (announcement ? `; announcement “${announcement.text}”` : '');
