import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What is in categories, of the module that puts something there. */
export interface CategoryContents {
  /** Ids of the categories in which shoppers find a product. */
  filled(em: SqlEntityManager): Promise<string[]>;
  /** Name of a product of a category, drafts too; undefined when it has none. */
  exampleOf(em: SqlEntityManager, categoryId: string): Promise<string | undefined>;
}
