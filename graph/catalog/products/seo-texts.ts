import type { Product } from './product.entity.ts';

/** Most characters of the title and the text for search engines, of which they show some 60 and 160. */
export const LONGEST_SEO_TITLE = 100;
export const LONGEST_SEO_DESCRIPTION = 320;

type SeoTexts = Pick<Product, 'seoTitle' | 'seoDescription'>;

/** The texts for search engines that an input gives, without blanks around them. */
export const seoTextsIn = (input: { [Text in keyof SeoTexts]?: string | null }): Partial<SeoTexts> => ({
  ...(input.seoTitle != null && { seoTitle: input.seoTitle.trim() }),
  ...(input.seoDescription != null && { seoDescription: input.seoDescription.trim() }),
});
