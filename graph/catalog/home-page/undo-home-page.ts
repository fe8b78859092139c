import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { changeHomePage } from './change-home-page.ts';
import type { HomeLayouts } from './home-layout.entity.ts';

/**
 * Takes the last publication back, which becomes the draft unless there is one. Errors: CONFLICT when there is nothing to undo, or the
 * home page was changed since `version`.
 */
export function undoHomePage(ctx: Context, version: number): Promise<HomeLayouts> {
  return changeHomePage(ctx, version, 'home-page.undone', ({ published, draft, previous }) => {
    if (!previous) throw new DomainError('CONFLICT', 'There is nothing to undo.');
    return { published: previous, draft: draft ?? published, previous: null };
  });
}
