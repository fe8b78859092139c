import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { HomeBlockKind, HomeRule } from './home-block-kind.ts';

/** A promotion card, as it is stored. */
export interface StoredCard {
  title: string;
  text: string;
  picture: string | null;
  href: string;
}

/** A block, as it is stored: what its kind does not have is left out, and empty texts are the defaults of the web app. */
export interface StoredBlock {
  kind: HomeBlockKind;
  title?: string;
  text?: string;
  by?: string;
  /** Of products: without it they are chosen by hand. */
  rule?: HomeRule;
  collectionId?: string;
  count?: number;
  productIds?: string[];
  picture?: string;
  alt?: string;
  isPictureFirst?: boolean;
  label?: string;
  href?: string;
  cards?: StoredCard[];
}

export interface StoredLayout {
  /** A line above the bar of the shop. */
  announcement: { text: string; href: string | null } | null;
  blocks: StoredBlock[];
}

/** The home page of a shop that has not changed it. */
export const DEFAULT_LAYOUT: StoredLayout = {
  announcement: null,
  blocks: [
    { kind: 'hero', rule: 'best-selling' },
    { kind: 'categories' },
    { kind: 'products', rule: 'top-rated', count: 4 },
    { kind: 'products', rule: 'reduced', count: 4 },
    { kind: 'latest' },
  ],
};

/** The layouts of the home page. Its one row is missing in a shop that has saved none. */
@Entity({ tableName: 'home_layouts' })
@Check({ name: 'home_layouts_key_check', expression: "key = 'home'" })
export class HomeLayouts {
  @PrimaryKey({ type: 'text' })
  key!: string;

  /** Counts each change of the row, so that nobody overwrites one that was not seen. */
  @Property({ type: 'integer' })
  version!: number;

  /** What shoppers see; null for the default. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  published: StoredLayout | null = null;

  /** What staff prepare; null when it is as published. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  draft: StoredLayout | null = null;

  /** What the last publication replaced; null when it cannot be undone. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  previous: StoredLayout | null = null;
}
