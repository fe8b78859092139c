import DataLoader from 'dataloader';
import type { Context } from './context.ts';

/**
 * Answers `question` about one of many things: all ids of a request that are asked for at once are answered together,
 * so that a list costs one query. Arguments that change the answer belong into the text of the question.
 */
export function askTogether<Answer>(
  { loaders }: Context,
  question: string,
  id: string,
  answer: (ids: readonly string[]) => Promise<Answer[]>,
): Promise<Answer> {
  // Not kept after answering: a later mutation of the same request may change it.
  const loader = loaders.get(question) ?? new DataLoader<string, unknown>(answer, { cache: false });
  loaders.set(question, loader);
  return loader.load(id) as Promise<Answer>;
}
