import type { EditedCategoryFragment } from './CategoriesPage.generated.tsx';

type Category = Pick<EditedCategoryFragment, 'id' | 'name' | 'parentId' | 'path'>;

/** Most levels of the tree, as the server has it. */
const DEEPEST = 5;

/** Those with the same parent, in their order. */
export const siblingsOf = <C extends Category>({ parentId }: Category, all: readonly C[]): C[] =>
  all.filter((each) => each.parentId === parentId);

/** Whether a category is another one or stands below it. */
const isWithin = ({ path }: Category, { id }: Category) => path.some((step) => step.id === id);

/** Where a category may stand: not below itself, and with all below it not too deep. A new one has no `moved`. */
export function placesFor<C extends Category>(all: readonly C[], moved?: Category): C[] {
  const below = moved ? all.filter((each) => isWithin(each, moved)) : [];
  const height = moved ? Math.max(...below.map(({ path }) => path.length)) - moved.path.length + 1 : 1;
  return all.filter((each) => !below.includes(each) && each.path.length + height <= DEEPEST);
}

/** The name with its place, such as "Home › Kitchen". */
export const placeText = ({ path }: Category): string => path.map(({ name }) => name).join(' › ');
