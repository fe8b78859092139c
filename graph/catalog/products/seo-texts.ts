import type { Product } from './product.entity.ts';
import { tagsIn } from './product-tags.ts';

/** Most characters of the title and the text for search engines, of which they show some 60 and 160. */
export const LONGEST_SEO_TITLE = 100;
export const LONGEST_SEO_DESCRIPTION = 320;

type Texts = Pick<Product, 'seoTitle' | 'seoDescription' | 'tags'>;

/** The texts for search engines and the tags that an input gives, as they are stored. */
export const normalTexts = (input: { [Text in keyof Texts]?: Texts[Text] | null }): Partial<Texts> => ({
  ...(input.seoTitle != null && { seoTitle: input.seoTitle.trim() }),
  ...(input.seoDescription != null && { seoDescription: input.seoDescription.trim() }),
  ...(input.tags && { tags: tagsIn(input.tags) }),
});
