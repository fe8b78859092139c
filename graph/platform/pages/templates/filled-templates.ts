import type { Context } from '../../../core/context.ts';
import { fillTemplate } from '../fill-template.ts';
import type { PageKind } from '../page-kind.ts';
import type { PageTemplate } from '../pages.types.ts';
import { templates } from './templates.ts';

/** The templates, filled in with what the settings say. */
export async function filledTemplates(ctx: Context): Promise<PageTemplate[]> {
  const facts = await ctx.ports.pageFacts(ctx);
  return templates.map((template) => ({ ...template, body: fillTemplate(template.body, facts) }));
}

export async function filledTemplate(ctx: Context, kind: PageKind): Promise<PageTemplate | undefined> {
  return (await filledTemplates(ctx)).find((template) => template.kind === kind);
}
