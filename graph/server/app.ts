import type { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Express, type NextFunction, type Request, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { restApi } from '../api/rest/rest-api.ts';
import { admitCookielessReads } from '../api/site/admit-cookieless-reads.ts';
import { allowOrigins } from '../api/site/allow-origins.ts';
import { originForm } from '../api/site/origin-form.ts';
import { refuseForeignWrites } from '../api/site/refuse-foreign-writes.ts';
import { forEveryOrigin, securityHeaders } from '../api/site/security-headers.ts';
import { whileClosed } from '../api/site/while-closed.tsx';
import { filesRoute } from '../catalog/imports/files-route.ts';
import { FILES_PATH } from '../catalog/imports/import-entry.ts';
import { REVIEW_PHOTOS_PATH } from '../catalog/reviews/photos/find-review-photo.ts';
import { ALERT_PATH, alertPage } from '../catalog/stock-alerts/alert-page.ts';
import { priceStopPage } from '../catalog/wish-list/alerts/price-stop-page.ts';
import { PRICE_STOP_PATH } from '../catalog/wish-list/alerts/stop-path.ts';
import { admitBody, GUEST_BODY } from '../core/admit-body.ts';
import type { Context } from '../core/context.ts';
import { DomainError, type ErrorCode, type HttpStatus } from '../core/errors.ts';
import type { ContextDeps } from '../core/guest-context.ts';
import { refuseHead } from '../core/refuse-head.ts';
import { RETRY_AFTER, serviceFault } from '../core/service-fault.ts';
import { pictureFolder } from '../demo/demo-pictures.ts';
import { graphqlBody } from '../platform/limits/graphql-body.ts';
import { createLiveFeed } from '../platform/live/live-feed.ts';
import { LIVE_PATH, liveRoute } from '../platform/live/live-route.ts';
import { health, leaveOnDrain, type Phase, takesWrites } from '../platform/operations/health.ts';
import type { Metrics } from '../platform/operations/metrics.ts';
import type { ProxyWatch } from '../platform/operations/notice-proxy.ts';
import { refuseTwoHosts } from '../platform/operations/refuse-two-hosts.ts';
import { asUnavailable } from '../platform/operations/report-unavailable.ts';
import { requestLog } from '../platform/operations/request-log.ts';
import { shopName } from '../platform/settings/shop-settings.ts';
import { graphqlUploads } from '../platform/uploads/graphql-uploads.ts';
import { jpegs } from '../platform/uploads/jpegs.ts';
import { serveUploads } from '../platform/uploads/serve-uploads.ts';
import { uploadRoute } from '../platform/uploads/upload-route.ts';
import { BOOKKEEPING_FILES_PATH, bookkeepingRoute } from '../trade/bookkeeping/bookkeeping-route.ts';
import { unsubscribePage } from '../trade/cart/stored/unsubscribe-page.ts';
import {
  CUSTOMER_EXPORTS_PATHS,
  customerExportsRoute,
} from '../trade/customer-exports/customer-exports-route.ts';
import { documentsRoute } from '../trade/invoices/documents-route.tsx';
import { DOCUMENTS_PATH } from '../trade/invoices/find-invoices.ts';
import { ORDER_EXPORTS_PATHS, orderExportsRoute } from '../trade/order-exports/order-exports-route.ts';
import { returnHandler } from '../trade/payments/return-from-provider.ts';
import { webhookHandler } from '../trade/payments/webhook.ts';
import { REPORT_FILES_PATH, reportsRoute } from '../trade/reports/reports-route.ts';
import { RETURN_PHOTOS_PATH } from '../trade/returns/find-returns.ts';
import { returnPhotosRoute } from '../trade/returns/return-photos-route.ts';
import { reviewPhotosRoute } from '../trade/review-requests/review-photos-route.ts';
import { REVIEW_STOP_PATH, reviewStopPage } from '../trade/review-requests/unsubscribe-page.ts';
import { createContext } from './create-context.ts';

export interface AppDeps extends ContextDeps {
  apollo: ApolloServer<Context>;
  logger: Logger;
  metrics: Metrics;
  /** What the process is doing, read at each request. */
  phase: () => Phase;
  /** Number of reverse proxies in front, whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** Notices one that is not trusted. */
  proxyWatch: ProxyWatch;
  /** Origins of other sites whose pages may call the API as guests. */
  corsOrigins: readonly string[];
  /** The test payment provider, when no real one is set. */
  sandbox: Router | null;
  /** The mails that were not sent, where everybody may read them. */
  mailbox: Router | null;
  /** The web app; null in tests of the API. */
  site: Router | null;
}

/** The whole HTTP surface of the shop. */
export function createApp(deps: AppDeps): Express {
  const { apollo, logger } = deps;
  const { httpStatus } = deps.ports;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', deps.trustProxy);
  app.use(originForm);
  app.use(requestLog(logger, deps.metrics));
  if (deps.trustProxy === 0) app.use(deps.proxyWatch.notice);
  app.use(leaveOnDrain(deps.phase));
  app.use(securityHeaders(deps.secureCookies));
  app.use(refuseTwoHosts);
  app.use(health(deps.phase, () => takesWrites(deps.orm)));
  const settleDeps = () => ({ em: deps.orm.em.fork(), ports: deps.ports });
  app.post(
    '/webhooks/:provider',
    (req, res, next) => {
      admitBody(req, res, { limit: GUEST_BODY, from: 'guest' });
      next();
    },
    express.raw({ type: () => true, limit: GUEST_BODY }),
    webhookHandler(settleDeps, logger),
  );
  const contextOf = (req: Request, res: Response) => createContext(deps, req, res);
  app.get('/paid/:checkout', returnHandler(contextOf, logger));
  if (deps.mailbox) app.use('/sandbox/mail', deps.mailbox);
  if (deps.sandbox) app.use('/sandbox', deps.sandbox);
  if (deps.corsOrigins.length > 0) app.use(['/api', '/graphql'], allowOrigins(deps.corsOrigins));
  app.use(refuseForeignWrites);
  // Pages come compressed.
  app.use(compression({ filter: (req, res) => !res.locals.isCompressed && compression.filter(req, res) }));
  // Before the routes that are rarely requested: each costs a request that it does not match.
  app.use(
    '/graphql',
    admitCookielessReads,
    graphqlUploads(contextOf, httpStatus),
    graphqlBody(contextOf),
    expressMiddleware(apollo, {
      context: async ({ req, res }) => {
        res.set('Cache-Control', 'no-store');
        return contextOf(req, res).catch((error) => {
          throw asUnavailable(error);
        });
      },
    }),
  );
  app.use(['/images', '/uploads', '/sample.svg'], forEveryOrigin);
  app.use('/images', express.static(pictureFolder, { immutable: true, maxAge: '1y', index: false }));
  app.use('/images', jpegs(pictureFolder));
  app.use(
    '/images',
    (_req, res) => void res.status(404).json({ message: 'No such picture.', code: 'NOT_FOUND' }),
  );
  const named = { em: deps.orm.em, ports: deps.ports };
  app.use('/uploads', serveUploads(deps.ports.storage));
  app.use([FILES_PATH, REPORT_FILES_PATH, BOOKKEEPING_FILES_PATH], refuseHead);
  app.use(CUSTOMER_EXPORTS_PATHS, customerExportsRoute(contextOf, httpStatus));
  app.use(ORDER_EXPORTS_PATHS, orderExportsRoute(contextOf, httpStatus));
  app.use(FILES_PATH, filesRoute(contextOf, httpStatus));
  app.use(RETURN_PHOTOS_PATH, returnPhotosRoute(contextOf, httpStatus));
  app.use(REVIEW_PHOTOS_PATH, reviewPhotosRoute(contextOf, httpStatus));
  app.use(REPORT_FILES_PATH, reportsRoute(contextOf, httpStatus));
  app.use(BOOKKEEPING_FILES_PATH, bookkeepingRoute(contextOf, httpStatus));
  app.use(DOCUMENTS_PATH, documentsRoute(contextOf, httpStatus));
  const liveFeed = createLiveFeed(
    () => deps.orm.em.fork(),
    () => deps.phase() === 'draining',
    { beforeChange: () => deps.ports.cache.forget('todo') },
  );
  app.use(LIVE_PATH, liveRoute(contextOf, liveFeed, httpStatus));
  app.use(PRICE_STOP_PATH, priceStopPage(contextOf));
  app.use(REVIEW_STOP_PATH, reviewStopPage(contextOf));
  app.use('/unsubscribe', unsubscribePage(contextOf));
  app.use(ALERT_PATH, alertPage(contextOf));
  app.use('/api/uploads', uploadRoute(contextOf, httpStatus));
  app.use('/api', restApi({ apollo, contextOf, shopName: () => shopName(named), httpStatus }));
  if (deps.site) app.use(whileClosed(named, contextOf), deps.site);
  app.use(
    (_req, res) =>
      void res.status(404).json({ message: 'There is nothing at this address.', code: 'NOT_FOUND' }),
  );
  app.use(lastResort(logger, httpStatus));
  return app;
}

/** Responds to errors that no handler caught: a bad body as the client's error, anything else masked. */
function lastResort(logger: Logger, httpStatus: HttpStatus) {
  return (error: Error & { status?: number }, req: Request, res: Response, next: NextFunction): void => {
    if (res.headersSent) {
      next(error);
      return;
    }
    const fault = error instanceof DomainError ? error : serviceFault(error);
    if (fault) {
      if (fault !== error) logger.warn({ err: error }, 'the database is away or overloaded');
      res.set('Retry-After', RETRY_AFTER);
      sendError(req, res, httpStatus[fault.code], fault);
      return;
    }
    const status = error.status && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) logger.error({ err: error }, 'unforeseen error');
    sendError(req, res, status, clientError(status));
  };
}

function clientError(status: number): { message: string; code: ErrorCode } {
  if (status === 500)
    return { message: 'Something went wrong on our side. Please try again.', code: 'INTERNAL' };
  if (status === 413) return { message: 'The request is too large.', code: 'TOO_LARGE' };
  return { message: 'The request could not be read.', code: 'BAD_USER_INPUT' };
}

/** The error as clients of the requested path expect it: a GraphQL response, or `{ message, code }`. */
function sendError(
  req: Request,
  res: Response,
  status: number,
  { message, code }: { message: string; code: ErrorCode },
): void {
  const isGraphql = req.originalUrl.startsWith('/graphql');
  res.status(status).json(isGraphql ? { errors: [{ message, extensions: { code } }] } : { message, code });
}
