import { prepared } from '../../core/prepared.ts';
import type { CategoryContents } from '../categories/category-contents.ts';
import { MAX_CATEGORIES } from '../categories/category-named.ts';
import { visible } from './product-row.ts';

const readFilled = prepared<{ id: string }, []>(
  `select id from categories c
   where exists (select from products where category_id = c.id and ${visible(false)}) limit ${MAX_CATEGORIES}`,
);

const readExample = prepared<{ name: string }, [category: string]>(
  'select name from products where category_id = $1 and deleted_at is null limit 1',
);

export const categoryContents: CategoryContents = {
  filled: async (em) => (await readFilled(em)).map(({ id }) => id),
  exampleOf: async (em, categoryId) => (await readExample(em, categoryId))[0]?.name,
};
