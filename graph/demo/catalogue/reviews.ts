import { demoProducts } from './demo-products.ts';
import { demoPeople } from './people.ts';
import { type Random, randomFrom } from './random.ts';
import { categoryComments, generalComments, type Stars } from './review-comments.ts';

export interface DemoReview {
  productSlug: string;
  personEmail: string;
  rating: Stars;
  comment: string;
  /** Whole days, always less than the age of the product. */
  daysAgo: number;
}

function shuffle<T>(items: T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

function reviewsOf({ slug, category, addedDaysAgo }: (typeof demoProducts)[number]): DemoReview[] {
  // The number is one of those that give the home page good but mixed ratings.
  const random = randomFrom(`${slug} 1034`);
  // Most products please, a few do not; about one in twelve has not been reviewed yet.
  const liking = 4.95 - 2.7 * random() ** 3;
  const count = random() < 1 / 12 ? 0 : Math.ceil(demoPeople.length * random() ** 1.5);
  const unused = new Map<Stars, string[]>();
  return shuffle(demoPeople, random)
    .slice(0, count)
    .flatMap(({ email }) => {
      const mood = random() + random() + random() - 1.5;
      const rating = Math.min(5, Math.max(1, Math.round(liking + mood * 1.5))) as Stars;
      const daysAgo = 1 + Math.floor(random() * (addedDaysAgo - 2));
      const comments =
        unused.get(rating) ??
        shuffle([...generalComments[rating], ...categoryComments[category][rating]], random);
      unused.set(rating, comments);
      // No comment appears twice on a page.
      const comment = comments.pop();
      return comment ? [{ productSlug: slug, personEmail: email, rating, comment, daysAgo }] : [];
    });
}

/** The demo reviews: the same list on every call, at most one of a person for a product. */
export function demoReviews(): DemoReview[] {
  return demoProducts.flatMap(reviewsOf);
}
