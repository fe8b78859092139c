import type { RawBuilder, SqlBool } from 'kysely';

/** The products of a collection, of the module that has them. */
export interface CollectionMembers {
  /** Changes whenever the collection is edited. */
  key: string;
  /** On products. */
  condition: RawBuilder<SqlBool>;
  /** In their order, when they were chosen by hand. */
  ids: readonly string[] | null;
}
