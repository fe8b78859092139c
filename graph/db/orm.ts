import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Session } from '../accounts/session.entity.ts';
import { SignInFailure } from '../accounts/sign-in-failure.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalog/product.entity.ts';
import { Checkout } from '../orders/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { WebhookEvent } from '../payments/webhook-event.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { migrations } from './migrations/index.ts';

/** Both engines speak the same SQL; the rest of the code sees only this type. */
export type Database = MikroORM;

const shared = {
  entities: [User, Session, SignInFailure, Product, Review, Checkout, Order, OrderLine, Payment, WebhookEvent],
  metadataProvider: ReflectMetadataProvider,
  extensions: [Migrator],
  // Reads right after a write must see it.
  preferReadReplicas: false,
  forceUtcTimezone: true,
  validateRequired: true,
  migrations: {
    migrationsList: migrations,
    path: 'graph/db/migrations',
    snapshot: true,
    snapshotName: '.snapshot',
    snapshotOnMigrate: false,
  },
} satisfies Options;

/**
 * Connects to the PostgreSQL at `url`, or opens PGlite (PostgreSQL in this process) in `dataDir`; without either,
 * PGlite in memory.
 */
export async function openDatabase({ url, dataDir }: { url?: string; dataDir?: string }): Promise<Database> {
  if (url) return MikroORM.init({ ...shared, clientUrl: url, pool: { min: 0, max: 10 } });
  const orm = await PgliteORM.init({
    ...shared,
    dbName: dataDir ? 'postgres' : 'memory://',
    driverOptions: { extensions: { pg_trgm }, ...(dataDir ? { dataDir: join(dataDir, 'pglite') } : {}) },
  });
  return orm as unknown as Database;
}
