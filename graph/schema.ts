import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountsResolver } from './accounts/accounts.resolver.ts';
import { CartResolver } from './cart/cart.resolver.ts';
import { CatalogResolver } from './catalog/catalog.resolver.ts';
import { authChecker } from './core/auth-checker.ts';
import { CheckoutResolver, OrdersResolver } from './orders/orders.resolver.ts';
import { OwnOrdersResolver } from './orders/own-orders.resolver.ts';
import { VerifiedBuyerResolver } from './orders/verified-buyer.resolver.ts';
import { PaymentsResolver } from './payments/payments.resolver.ts';
import { ReviewsResolver } from './reviews/reviews.resolver.ts';
import { UploadsResolver } from './uploads/uploads.resolver.ts';

/** The whole API. `npm run schema` prints it to schema.graphql. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AccountsResolver,
      CatalogResolver,
      ReviewsResolver,
      CartResolver,
      OrdersResolver,
      CheckoutResolver,
      OwnOrdersResolver,
      VerifiedBuyerResolver,
      PaymentsResolver,
      UploadsResolver,
    ],
    authChecker,
    validate: { forbidUnknownValues: false },
  });
}
