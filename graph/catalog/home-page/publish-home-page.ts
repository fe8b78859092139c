import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { changeHomePage } from './change-home-page.ts';
import { DEFAULT_LAYOUT, type HomeLayouts } from './home-layout.entity.ts';

/** Shows the draft to shoppers. Errors: CONFLICT when there is none, or the home page was changed since `version`. */
export function publishHomePage(ctx: Context, version: number): Promise<HomeLayouts> {
  return changeHomePage(ctx, version, 'home-page.published', ({ published, draft }) => {
    if (!draft) throw new DomainError('CONFLICT', 'There is no draft to publish.');
    return { published: draft, draft: null, previous: published ?? DEFAULT_LAYOUT };
  });
}
