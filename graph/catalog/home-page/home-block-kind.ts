import { describeEnum } from '../../core/describe-enum.ts';

export const HomeBlockKind = {
  HERO: 'hero',
  CATEGORIES: 'categories',
  PRODUCTS: 'products',
  QUOTE: 'quote',
  TEXT: 'text',
  CARDS: 'cards',
  LATEST: 'latest',
} as const;
export type HomeBlockKind = (typeof HomeBlockKind)[keyof typeof HomeBlockKind];

describeEnum('HomeBlockKind', HomeBlockKind, 'What a block of the home page shows.', {
  HERO: 'A large title with a sentence, a link and up to five products.',
  CATEGORIES: 'The categories at the top of the tree, with a picture of each.',
  PRODUCTS: 'A title with products, chosen by a rule or by hand.',
  QUOTE: 'A quote, and who said it.',
  TEXT: 'A text with a picture.',
  CARDS: 'One to three promotion cards.',
  LATEST: 'The latest products, page by page: the list of `products`. Each home page has it once.',
});

export const HomeRule = {
  BEST_SELLING: 'best-selling',
  TOP_RATED: 'top-rated',
  REDUCED: 'reduced',
  NEWEST: 'newest',
  COLLECTION: 'collection',
} as const;
export type HomeRule = (typeof HomeRule)[keyof typeof HomeRule];

describeEnum('HomeRule', HomeRule, 'Which products a block of the home page shows.', {
  BEST_SELLING: 'Those that sold most in the last 30 days.',
  TOP_RATED: 'Those with the best ratings, four at least.',
  REDUCED: 'Those that cost less than before.',
  NEWEST: 'The newest ones.',
  COLLECTION: 'Those of a collection.',
});

export const HiddenReason = {
  NO_PRODUCTS: 'no-products',
  TOO_FEW_PRODUCTS: 'too-few-products',
  SHOWN_ELSEWHERE: 'shown-elsewhere',
  COLLECTION_NOT_PUBLISHED: 'collection-not-published',
  TOO_FEW_CATEGORIES: 'too-few-categories',
} as const;
export type HiddenReason = (typeof HiddenReason)[keyof typeof HiddenReason];

describeEnum('HiddenReason', HiddenReason, 'Why shoppers do not see a block of the home page.', {
  NO_PRODUCTS: 'The shop sells none of its products, or none that its rule fits.',
  TOO_FEW_PRODUCTS:
    'A hero without texts of its own has five products, and TOP_RATED four with a review, that no block before them shows.',
  SHOWN_ELSEWHERE: 'Other blocks show all its products.',
  COLLECTION_NOT_PUBLISHED: 'Its collection is not published, or was deleted.',
  TOO_FEW_CATEGORIES: 'Fewer than two categories at the top of the tree have products.',
});
