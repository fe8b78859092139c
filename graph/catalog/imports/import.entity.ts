import type { Opt } from '@mikro-orm/core';
import { Embedded, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 } from 'uuid';
import { Attempts } from '../../core/attempts.ts';
import type { ErrorCode } from '../../core/errors.ts';
import { SqlIndex } from '../../core/sql-index.ts';
import type { FormatName } from './formats/format.ts';
import type { ImportField, ImportKind, Mapping } from './import-fields.ts';

/** `stored` until its file is; `waiting` while rows are left to read. */
export type ImportState = 'stored' | 'waiting' | 'done' | 'cancelled' | 'failed';

/** Why a row was not imported. */
export interface RowProblem {
  row: number;
  /** Null when it is about the row as a whole. */
  field: ImportField | null;
  code: ErrorCode;
  message: string;
  /** What the row is about; imports of earlier versions did not say it. */
  item?: string | null;
}

/** A CSV file that is read into the catalogue, or tried without changing anything. */
@Entity({ tableName: 'imports' })
@SqlIndex(
  `create index "imports_due_index" on "imports" ("next_attempt_at" nulls first) where "state" = 'waiting'`,
)
@Index({ properties: ['createdAt'] })
export class Import {
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Property({ type: 'text' })
  kind!: ImportKind;

  /** Name of the file in the storage. */
  @Property({ type: 'text' })
  file!: string;

  /** Name that the file had where it was chosen. */
  @Property({ type: 'text' })
  fileName!: string;

  /** The shop system that it comes from; null for a file whose columns are mapped by themselves. */
  @Property({ type: 'text', nullable: true })
  format: FormatName | null = null;

  @Property({ type: 'json' })
  mapping!: Mapping;

  @Property({ type: 'boolean', default: false })
  isDryRun: Opt<boolean> = false;

  /** Units with which new variants begin that have no stock in the file. */
  @Property({ type: 'integer', default: 0 })
  startingStock: Opt<number> = 0;

  /** Units that may be sold beyond the stock of variants that another system sells without stock; null for as many as the shop takes. */
  @Property({ type: 'integer', nullable: true })
  backorderLimit: number | null = null;

  @Property({ type: 'text' })
  state!: ImportState;

  /** Rows of the file without its header; of another system those of variants. */
  @Property({ type: 'integer' })
  total!: number;

  /** Rows that were read so far: written in the transaction of their changes. */
  @Property({ type: 'integer', default: 0 })
  row: Opt<number> = 0;

  /** Rows that added a product or a variant. */
  @Property({ type: 'integer', default: 0 })
  created: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  updated: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  unchanged: Opt<number> = 0;

  @Property({ type: 'integer', default: 0 })
  failed: Opt<number> = 0;

  /** The first thousand. */
  @Property({ type: 'json', default: '[]' })
  errors: Opt<RowProblem[]> = [];

  /** What was imported otherwise than rows say: the first thousand. */
  @Property({ type: 'json', default: '[]' })
  warnings: Opt<RowProblem[]> = [];

  /** The account in whose name it runs: its id alone, as in stock moves. */
  @Property({ type: 'uuid' })
  createdBy!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  finishedAt: Date | null = null;

  @Embedded(() => Attempts, { prefix: false })
  attempts: Opt<Attempts> = new Attempts();
}
