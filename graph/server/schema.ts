import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { AccountsResolver } from '../accounts/accounts.resolver.ts';
import { ManageUsersResolver } from '../accounts/manage-users.resolver.ts';
import { CartResolver } from '../cart/cart.resolver.ts';
import { CatalogResolver } from '../catalog/catalog.resolver.ts';
import { EditProductsResolver } from '../catalog/edit-products.resolver.ts';
import { CheckoutResolver } from '../checkout/checkout.resolver.ts';
import { authChecker } from '../core/auth-checker.ts';
import { LedgerResolver } from '../ledger/ledger.resolver.ts';
import { WorkQueuesResolver } from '../operations/work-queues.resolver.ts';
import { AdminOrdersResolver } from '../orders/admin-orders.resolver.ts';
import { CheckoutLinesResolver } from '../orders/checkout-lines.resolver.ts';
import { OrdersResolver } from '../orders/orders.resolver.ts';
import { OwnOrdersResolver } from '../orders/own-orders.resolver.ts';
import { OrderPaymentsResolver } from '../payments/order-payments.resolver.ts';
import { PaymentSettingsResolver } from '../payments/payment-settings.resolver.ts';
import { PaymentsResolver } from '../payments/payments.resolver.ts';
import { PrivacyResolver } from '../privacy/privacy.resolver.ts';
import { ReviewsResolver } from '../reviews/reviews.resolver.ts';
import { StaffResolver } from '../staff/staff.resolver.ts';
import { UploadsResolver } from '../uploads/uploads.resolver.ts';

/** The whole API. `npm run schema` prints it to schema.graphql. */
export function createSchema(): Promise<GraphQLSchema> {
  return buildSchema({
    resolvers: [
      AccountsResolver,
      ManageUsersResolver,
      StaffResolver,
      PrivacyResolver,
      CatalogResolver,
      EditProductsResolver,
      ReviewsResolver,
      CartResolver,
      OrdersResolver,
      AdminOrdersResolver,
      CheckoutResolver,
      CheckoutLinesResolver,
      OwnOrdersResolver,
      PaymentsResolver,
      PaymentSettingsResolver,
      OrderPaymentsResolver,
      UploadsResolver,
      LedgerResolver,
      WorkQueuesResolver,
    ],
    authChecker,
    validate: { forbidUnknownValues: false },
  });
}
