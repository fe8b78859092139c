import { type ChangedValues, changedValues } from '../../core/changed-values.ts';
import { DomainError } from '../../core/errors.ts';
import { HasNoProblem, isBlank, isCleanLine } from '../../core/validation.ts';
import type { Product } from './product.entity.ts';

/** Most tags of a product. */
export const MAX_TAGS = 50;
/** Most characters of a tag. */
export const MAX_TAG = 100;

export const TAG_RULES = `1 to ${MAX_TAG} characters each, without commas; stored in small letters, each once`;
export const tooManyTags = { message: `A product has at most ${MAX_TAGS} tags.` };

/** Whether a text, without blanks around it, can be a tag. Commas stand between tags in files and forms. */
export const isTag = (text: unknown) =>
  typeof text === 'string' &&
  !isBlank(text) &&
  isCleanLine(text) &&
  !text.includes(',') &&
  // Some letters are two when they are small.
  text.trim().toLowerCase().length <= MAX_TAG;

export const AreTags = () =>
  HasNoProblem('areTags', (tags) =>
    Array.isArray(tags) && tags.every(isTag)
      ? null
      : `A tag has 1 to ${MAX_TAG} characters in one line, without commas.`,
  );

/** Tags as they are stored. */
export const tagsIn = (texts: readonly string[] | null | undefined): string[] => [
  ...new Set(texts?.map((text) => text.trim().toLowerCase())),
];

/** Adds tags to a product and removes others. Errors: BAD_USER_INPUT when it would have too many. */
export function changeTags(
  product: Product,
  add: readonly string[],
  remove: readonly string[],
): ChangedValues {
  const added = tagsIn(add);
  const removed = new Set(tagsIn(remove));
  const tags = [...new Set([...product.tags.filter((tag) => !removed.has(tag)), ...added])];
  if (tags.length > MAX_TAGS)
    throw new DomainError(
      'BAD_USER_INPUT',
      `It would have more than ${MAX_TAGS} tags. Nothing of it was saved.`,
    );
  const change = changedValues({ tags: product.tags }, { tags });
  product.tags = tags;
  return change;
}
