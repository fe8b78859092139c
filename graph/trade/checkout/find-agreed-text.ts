import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { renderMarkdown } from '../../core/markdown/render-markdown.ts';
import { requireId } from '../../core/validation.ts';
import { AgreedText } from './agreed-text.entity.ts';
import type { AgreedTextPage } from './agreed-texts.types.ts';

/** A text that buyers have agreed to. It was public, so that anybody may read it. Errors: NOT_FOUND. */
export async function findAgreedText({ em }: Context, givenId: string): Promise<AgreedTextPage> {
  const text = await em.fork().findOne(AgreedText, requireId(givenId, 'Text'));
  if (!text) throw new DomainError('NOT_FOUND', 'Text not found.');
  const { id, title, version, updatedAt } = text;
  return { id, title, version, updatedAt, html: renderMarkdown(text.body) };
}
