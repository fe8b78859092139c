import { isDeepStrictEqual } from 'node:util';
import { changedValues } from '../../core/changed-values.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { DEFAULT_LAYOUT, HomeLayout, type StoredLayout } from './home-layout.entity.ts';
import type { HomeDraftInput } from './home-page.inputs.ts';
import { readLayout } from './read-layout.ts';

type Layouts = Pick<HomeLayout, 'published' | 'draft' | 'previous'>;
type Type = 'home-page.saved' | 'home-page.published' | 'home-page.undone';

/** Saves what is prepared. Errors: BAD_USER_INPUT with `fields`; CONFLICT when the home page was changed since `version`. */
export async function saveHomeDraft(
  ctx: Context,
  { version, ...input }: HomeDraftInput,
): Promise<HomeLayout> {
  const layout = await readLayout(ctx.ports.storage, input);
  return change(ctx, version, 'home-page.saved', (before) => ({
    ...before,
    draft: isDeepStrictEqual(layout, before.published ?? DEFAULT_LAYOUT) ? null : layout,
  }));
}

/** Shows the draft to shoppers. Errors: CONFLICT when there is none, or the home page was changed since `version`. */
export function publishHomePage(ctx: Context, version: number): Promise<HomeLayout> {
  return change(ctx, version, 'home-page.published', ({ published, draft }) => {
    if (!draft) throw new DomainError('CONFLICT', 'There is no draft to publish.');
    return { published: draft, draft: null, previous: published ?? DEFAULT_LAYOUT };
  });
}

/**
 * Takes the last publication back, which becomes the draft unless there is one. Errors: CONFLICT when there is nothing to undo, or the
 * home page was changed since `version`.
 */
export function undoHomePage(ctx: Context, version: number): Promise<HomeLayout> {
  return change(ctx, version, 'home-page.undone', ({ published, draft, previous }) => {
    if (!previous) throw new DomainError('CONFLICT', 'There is nothing to undo.');
    return { published: previous, draft: draft ?? published, previous: null };
  });
}

async function change(
  ctx: Context,
  version: number,
  type: Type,
  edit: (before: Layouts) => Layouts,
): Promise<HomeLayout> {
  return inInvalidatingTransaction(ctx, async (em) => {
    // Also of a home page that has no row yet.
    await em.execute('lock table home_layouts in share row exclusive mode');
    const found = await em.findOne(HomeLayout, { key: 'home' }, { refresh: true });
    if ((found?.version ?? 0) !== version)
      throw new DomainError(
        'CONFLICT',
        'Somebody else has changed the home page meanwhile. Nothing was saved.',
      );
    const row = found ?? em.create(HomeLayout, { key: 'home', version: 0 });
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
