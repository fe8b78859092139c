/** Categories that are listed at once: more are not read, and make typing slow. */
export const MOST_LISTED = 100;

interface Category {
  id: string;
  name: string;
  path: readonly { name: string }[];
}

/** A category with the way to it. */
export interface PlacedCategory {
  id: string;
  name: string;
  /** Such as "Home > Audio > Headphones". */
  path: string;
  /** In small letters. */
  sought: string;
}

/** The categories with their paths, in the order of the tree. */
export function placeCategories(categories: readonly Category[]): PlacedCategory[] {
  return categories.map(({ id, name, path: steps }) => {
    const path = steps.map((step) => step.name).join(' > ');
    return { id, name, path, sought: path.toLowerCase() };
  });
}

/** The categories whose path has each of the typed words; those whose own name begins with the text come first. */
export function findCategories(all: readonly PlacedCategory[], typed: string) {
  const text = typed.trim().toLowerCase();
  const words = text.split(/[\s>]+/).filter(Boolean);
  const found = all.filter(({ sought }) => words.every((word) => sought.includes(word)));
  const isFirst = ({ name }: PlacedCategory) => text !== '' && name.toLowerCase().startsWith(text);
  const sorted = [...found.filter(isFirst), ...found.filter((each) => !isFirst(each))];
  return { shown: sorted.slice(0, MOST_LISTED), more: Math.max(0, found.length - MOST_LISTED) };
}
