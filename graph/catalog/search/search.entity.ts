import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Extensions, Field, ID, ObjectType } from 'type-graphql';
import { v7 } from 'uuid';
import { SqlIndex } from '../../core/sql-index.ts';
import { Product } from '../products/product.entity.ts';

/** A word of a name, brand or category, written by triggers. Misspelt words are corrected to one of them. */
@Entity({ tableName: 'product_words' })
@SqlIndex(
  'create index "product_words_word_trigram_index" on "product_words" using gin ("word" gin_trgm_ops)',
)
export class ProductWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}

@ObjectType({ description: 'Words that a search takes for each other.', simpleResolvers: true })
@Entity({ tableName: 'synonyms' })
export class Synonym {
  @Field(() => ID, { description: 'Identifier of the group.' })
  @PrimaryKey({ type: 'uuid' })
  id: string = v7();

  @Extensions({ listSize: 5 })
  @Field(() => [String], { description: 'Words or phrases of up to four words, as they are compared.' })
  @Property({ type: 'array', columnType: 'text[]' })
  words!: string[];

  @Extensions({ listSize: 3 })
  @Field(() => [String], {
    description:
      'What a search for one of the words finds besides, but not the other way round. Empty: each of the words finds all others.',
  })
  @Property({ type: 'array', columnType: 'text[]', default: [] })
  finds: string[] = [];

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** A product that is shown first for a keyword. */
@Entity({ tableName: 'search_pins' })
export class SearchPin {
  [PrimaryKeyProp]?: ['keyword', 'product'];

  /** As `keyOf` gives it. */
  @PrimaryKey({ type: 'text' })
  keyword!: string;

  @Index()
  @ManyToOne(() => Product, { primary: true, deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Property({ type: 'integer' })
  position!: number;
}

/** How often a keyword was searched for on a day. */
@Entity({ tableName: 'search_words' })
export class SearchWord {
  [PrimaryKeyProp]?: ['day', 'word'];

  @PrimaryKey({ type: 'date' })
  day!: string;

  @PrimaryKey({ type: 'text' })
  word!: string;

  @Property({ type: 'integer' })
  searches!: number;

  /** Products that matched at the last search. */
  @Property({ type: 'integer' })
  results!: number;
}
