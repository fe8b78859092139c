import type { Judgements } from './judgement.ts';
import { misspellings } from './misspellings.ts';
import { nothing } from './nothing.ts';
import { nouns } from './nouns.ts';
import { otherWords } from './other-words.ts';
import { names, phrases } from './phrases.ts';
import { accents, punctuation } from './punctuation.ts';
import { brands, categories } from './shelves.ts';

export const groups = {
  nouns,
  'other words': otherWords,
  misspellings,
  categories,
  brands,
  phrases,
  names,
  punctuation,
  accents,
  nothing,
} satisfies Record<string, Judgements>;
