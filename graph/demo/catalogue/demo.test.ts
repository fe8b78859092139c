import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '#money/shop-rules';
import { demoAttributesOf } from './attributes.ts';
import { type DemoCategory, demoProducts } from './demo-products.ts';
import { demoPeople } from './people.ts';
import { pictureFiles } from './picture-files.ts';
import { demoReviews } from './reviews.ts';
import { shots } from './shots.ts';
import { coloursOf, demoOptionNames, familiesOf } from './variants.ts';

const distinct = <T>(values: T[]) => new Set(values).size;
const reviews = demoReviews();
const ratingsOf = (slug: string) =>
  reviews.filter((review) => review.productSlug === slug).map((review) => review.rating);
const average = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('the demo catalogue', () => {
  test('has twelve products in each of eight categories', () => {
    const categories = Map.groupBy(demoProducts, (product) => product.category);
    expect([...categories.values()].map((shelf) => shelf.length)).toEqual(Array(8).fill(12));
  });

  test('names every product and its slug once', () => {
    for (const key of ['slug', 'name', 'description'] as const) {
      expect(distinct(demoProducts.map((product) => product[key]))).toBe(demoProducts.length);
    }
  });

  test('has prices that fit rupees, some of them below the free shipping limit', () => {
    const prices = demoProducts.map((product) => product.priceCents);
    expect(prices.every((price) => Number.isInteger(price) && price > 0)).toBe(true);
    const { freeAbove } = DEFAULT_RULES.shippingMethods[0]!;
    expect(prices.filter((price) => price <= freeAbove!).length).toBeGreaterThan(3);
    expect(prices.filter((price) => price > 1_000_000).length).toBeGreaterThan(10);
    const priceOf = (slug: string) => demoProducts.find((product) => product.slug === slug)!.priceCents;
    expect(priceOf('larkstep-running-shoes')).toBeGreaterThan(200_000);
    expect(priceOf('larkstep-running-shoes')).toBeLessThan(1_000_000);
  });

  test('has sizes of all shoes and clothes', () => {
    const others = [
      'Backpack',
      'Handbag',
      'Briefcase',
      'Suitcase',
      'Watch',
      'Sunglasses',
      'Ring',
      'Scarf',
      'Umbrella',
    ];
    const shelves: string[] = ['Shoes & Bags', 'Clothing & Accessories'] satisfies DemoCategory[];
    const worn = demoProducts.filter(
      ({ category, name }) =>
        name === 'Seafront Roller Skates' ||
        (shelves.includes(category) && !others.some((other) => name.endsWith(other))),
    );
    expect(worn.length).toBeGreaterThan(15);
    expect(worn.filter((product) => !demoOptionNames(product).includes('Size'))).toEqual([]);
  });

  test('has nothing to choose on the first page, so that programs can buy what stands there by its id alone', () => {
    expect(demoProducts.slice(0, 12).flatMap((product) => demoOptionNames(product))).toEqual([]);
  });

  test('is filtered by the colours in which it is sold, and its texts name no other colour', () => {
    for (const { slug, description } of demoProducts) {
      const families = familiesOf(slug);
      if (families.length === 0) continue;
      expect(demoAttributesOf(slug).colour).toEqual(families);
      expect(description, slug).not.toMatch(/\b(red|blue|green|violet|pink|black|white|tan)\b/i);
    }
  });

  test('has stock from none over the last few to hundreds', () => {
    const stocks = new Set(demoProducts.map((product) => product.countInStock));
    expect([0, 1, 2, 3].every((count) => stocks.has(count))).toBe(true);
    expect(Math.max(...stocks)).toBeGreaterThan(100);
  });

  test('shows every category among the twelve newest, all of them in stock', () => {
    const newest = demoProducts.slice(0, 12);
    expect(distinct(newest.map((product) => product.category))).toBe(8);
    expect(newest.filter((product) => product.countInStock === 0)).toEqual([]);
    expect(demoProducts.map((product) => product.addedDaysAgo)).toEqual(
      demoProducts.map((product) => product.addedDaysAgo).toSorted((a, b) => a - b),
    );
  });

  test('shows each product from two or three sides, the front first, and once in each colour', () => {
    for (const { slug } of demoProducts) {
      const [front, ...others] = shots[slug]!;
      const [standard, ...colours] = coloursOf(slug);
      expect([front!.view, front!.colour], slug).toEqual(['front', standard]);
      expect(others.flatMap(({ colour }) => colour ?? [])).toEqual(colours);
      const sides = others.filter(({ colour }) => !colour).map(({ view }) => view);
      expect([['back'], ['detail'], ['back', 'detail']], slug).toContainEqual(sides);
    }
  });

  test('has every picture in its widths and formats', () => {
    const missing = demoProducts
      .flatMap((product) => shots[product.slug]!.flatMap(pictureFiles))
      .filter(({ name }) => !existsSync(`${import.meta.dirname}/pictures/${name}`));
    expect(missing).toEqual([]);
  });
});

describe('the demo reviews', () => {
  test('are the same on every call', () => {
    expect(demoReviews()).toEqual(reviews);
  });

  test('are one a person and product at most, from known people about known products', () => {
    const emails = new Set(demoPeople.map((person) => person.email));
    const ages = new Map(demoProducts.map((product) => [product.slug, product.addedDaysAgo]));
    expect(emails.size).toBe(demoPeople.length);
    expect(distinct(reviews.map((review) => `${review.productSlug} ${review.personEmail}`))).toBe(
      reviews.length,
    );
    for (const { personEmail, productSlug, daysAgo } of reviews) {
      expect(emails).toContain(personEmail);
      expect(daysAgo).toBeGreaterThan(0);
      expect(daysAgo).toBeLessThan(ages.get(productSlug) ?? 0);
    }
  });

  test('never repeat a comment below one product', () => {
    expect(distinct(reviews.map((review) => `${review.productSlug} ${review.comment}`))).toBe(reviews.length);
  });

  test('leave some products without a rating and spread the others widely', () => {
    const ratings = demoProducts.map((product) => ratingsOf(product.slug));
    const averages = ratings.filter((stars) => stars.length > 0).map(average);
    expect(ratings.filter((stars) => stars.length === 0).length).toBeGreaterThan(2);
    expect(Math.max(...ratings.map((stars) => stars.length))).toBeLessThanOrEqual(40);
    expect(Math.min(...averages)).toBeLessThan(3);
    expect(Math.max(...averages)).toBe(5);
  });
});
