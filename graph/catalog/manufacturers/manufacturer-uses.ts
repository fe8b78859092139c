import type { SqlEntityManager } from '@mikro-orm/postgresql';

/** What manufacturers are of, of the module that has products. */
export interface ManufacturerUses {
  /** Name of a product of a manufacturer, drafts too; undefined when it has none. */
  exampleOf(em: SqlEntityManager, manufacturerId: string): Promise<string | undefined>;
}
