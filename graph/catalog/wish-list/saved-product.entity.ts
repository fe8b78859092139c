import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../products/product.entity.ts';

/** A product on the wish list of an account. */
@Entity({ tableName: 'saved_products' })
export class SavedProduct {
  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Index()
  @ManyToOne(() => Product, { primary: true, deleteRule: 'cascade' })
  product!: Rel<Product>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  [PrimaryKeyProp]?: ['user', 'product'];
}
