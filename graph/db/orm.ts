import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { Session } from '../accounts/session.entity.ts';
import { SignInFailure } from '../accounts/sign-in-failure.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { SavedAddress } from '../addresses/saved-address.entity.ts';
import { Challenge } from '../authentication/challenge.entity.ts';
import { Passkey } from '../authentication/passkey.entity.ts';
import { RecoveryCode } from '../authentication/recovery-code.entity.ts';
import { Totp } from '../authentication/totp.entity.ts';
import { Attribute } from '../catalog/attribute.entity.ts';
import { Category } from '../catalog/category.entity.ts';
import { PriceChange } from '../catalog/price-change.entity.ts';
import { PriceSchedule } from '../catalog/price-schedule.entity.ts';
import { Product } from '../catalog/product.entity.ts';
import { ProductImage } from '../catalog/product-image.entity.ts';
import { ProductWord, SearchPin, SearchWord, Synonym } from '../catalog/search.entity.ts';
import { Slug } from '../catalog/slug.entity.ts';
import { StockMove } from '../catalog/stock-move.entity.ts';
import { Variant } from '../catalog/variant.entity.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { DailyRun } from '../core/daily-run.entity.ts';
import { Event } from '../core/event.entity.ts';
import { JobLease } from '../core/job-lease.entity.ts';
import { RateLimitCount } from '../core/rate-limit.entity.ts';
import { Export } from '../imports/export.entity.ts';
import { Import } from '../imports/import.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import {
  SandboxAccount,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
} from '../payments/gateways/sandbox/ledger.entity.ts';
import { LedgerPosition } from '../payments/ledger-position.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { WebhookEvent } from '../payments/webhook-event.entity.ts';
import { Promotion } from '../promotions/promotion.entity.ts';
import { PromotionCode } from '../promotions/promotion-code.entity.ts';
import { Redemption } from '../promotions/redemption.entity.ts';
import { Token } from '../recovery/token.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { Setting } from '../settings/setting.entity.ts';
import { Invitation } from '../staff/invitation.entity.ts';
import { StoredCart } from '../stored-carts/stored-cart.entity.ts';
import { guardConnections, type Pool } from './guard-connections.ts';
import { type ConnectingPool, keepStatements } from './keep-statements.ts';
import { ForwardGenerator, migrations, nextNumber } from './migrations.ts';

/** Both engines run the same SQL; the rest of the code uses this type alone. */
export type Database = MikroORM;

const shared = {
  entities: [
    User,
    SavedAddress,
    StoredCart,
    Session,
    SignInFailure,
    Token,
    Totp,
    RecoveryCode,
    Passkey,
    Challenge,
    Invitation,
    Setting,
    RateLimitCount,
    Attribute,
    Category,
    Product,
    ProductWord,
    SearchPin,
    SearchWord,
    Synonym,
    ProductImage,
    Slug,
    StockMove,
    Variant,
    PriceChange,
    PriceSchedule,
    Review,
    Promotion,
    PromotionCode,
    Redemption,
    Checkout,
    Order,
    OrderLine,
    Payment,
    WebhookEvent,
    LedgerPosition,
    JobLease,
    DailyRun,
    Event,
    Mail,
    Import,
    Export,
    SandboxAccount,
    SandboxOrder,
    SandboxPayment,
    SandboxRefund,
  ],
  metadataProvider: ReflectMetadataProvider,
  extensions: [Migrator],
  // Reads right after a write must see it.
  preferReadReplicas: false,
  forceUtcTimezone: true,
  validateRequired: true,
  migrations: {
    migrationsList: migrations,
    path: 'graph/db/migrations',
    fileName: (_timestamp: string, name?: string) => `${nextNumber()}-${name}`,
    generator: ForwardGenerator,
    snapshot: true,
    snapshotName: '.snapshot',
    snapshotOnMigrate: false,
  },
} satisfies Options;

/** Similarity of a name to a mistyped keyword from which it matches, 0 to 1; the operator `<%` reads it. */
const TYPO_TOLERANCE = 0.5;

async function setTypoTolerance(connection: unknown): Promise<void> {
  await (connection as DatabaseConnection).executeQuery(
    CompiledQuery.raw(`set pg_trgm.word_similarity_threshold = ${TYPO_TOLERANCE}`),
  );
}

/** Time limits on PostgreSQL, in milliseconds. The first is for connecting and for a free connection. */
const limits = {
  connectionTimeoutMillis: 8_000,
  statement_timeout: 10_000,
  lock_timeout: 8_000,
  idle_in_transaction_session_timeout: 15_000,
  onPoolCreated(pool: ConnectingPool & Pool) {
    keepStatements(pool);
    guardConnections(pool);
  },
};

interface DatabaseOptions {
  url?: string;
  /** Most connections to PostgreSQL. */
  connections?: number;
  /** False: no time limits on statements, locks and transactions. */
  limited?: boolean;
  dataDir?: string;
  /** Data that PGlite in memory starts with, from `dumpDataDir`. */
  dump?: Blob;
  /** A PGlite that is running, which the caller closes. */
  pglite?: () => Promise<PGlite>;
  /** Receives the messages of the database layer: migrations, lost connections. */
  log?: (message: string) => void;
}

/**
 * Connects to the PostgreSQL at `url`, or opens PGlite (PostgreSQL in this process) in `dataDir`; without either,
 * PGlite in memory.
 */
export async function openDatabase(given: DatabaseOptions): Promise<Database> {
  const { url, dataDir, dump, pglite, log = () => {}, connections = 10, limited = true } = given;
  const options = { ...shared, logger: log, colors: false, onCreateConnection: setTypoTolerance };
  if (url) {
    const pool = { min: 0, max: connections };
    return MikroORM.init({ ...options, clientUrl: url, pool, driverOptions: limited ? limits : {} });
  }
  const folder = dataDir && join(dataDir, 'pglite');
  if (folder) makePrivate(folder, log);
  const orm = await PgliteORM.init({
    ...options,
    dbName: dataDir ? 'postgres' : 'memory://',
    driverOptions: {
      extensions: { pg_trgm },
      ...(pglite && { pglite }),
      // The ORM copies the options deeply, which a Blob does not survive.
      ...(folder ? { dataDir: folder } : { loadDataDir: dump && { arrayBuffer: () => dump.arrayBuffer() } }),
    },
  });
  return orm as unknown as Database;
}

/** Makes a folder private to the user of this process, also one that an earlier version has made. */
function makePrivate(folder: string, log: (message: string) => void): void {
  mkdirSync(folder, { recursive: true });
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Of another owner, or on a file system without permissions: the shop starts all the same.
    log(`${folder} cannot be made private: ${(error as Error).message}`);
  }
}
