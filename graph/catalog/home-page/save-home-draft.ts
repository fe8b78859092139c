import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../core/context.ts';
import { changeHomePage } from './change-home-page.ts';
import { DEFAULT_LAYOUT, type HomeLayouts } from './home-layout.entity.ts';
import type { HomeDraftInput } from './home-page.inputs.ts';
import { readLayout } from './read-layout.ts';

/** Saves what is prepared. Errors: BAD_USER_INPUT with `fields`; CONFLICT when the home page was changed since `version`. */
export async function saveHomeDraft(
  ctx: Context,
  { version, ...input }: HomeDraftInput,
): Promise<HomeLayouts> {
  const layout = await readLayout(ctx.ports.storage, input);
  return changeHomePage(ctx, version, 'home-page.saved', (before) => ({
    ...before,
    draft: isDeepStrictEqual(layout, before.published ?? DEFAULT_LAYOUT) ? null : layout,
  }));
}
