import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { forwardingHeader } from '../../core/forwarding.ts';
import type { SetupIssue } from '../../core/setup-issue.ts';

const ISSUE: SetupIssue = {
  code: 'UNKNOWN_PROXY',
  sentence:
    'Requests come through a proxy, but TRUST_PROXY is 0: if the proxy is yours, set TRUST_PROXY to how many there are. Until then all shoppers count as one address, whose limits lock everybody out together.',
};

/** Notices that a shop which trusts no reverse proxy seems to be behind one. */
export interface ProxyWatch {
  /** Warns at the first request that says so. Once per process, since anybody can send such a header. */
  notice: RequestHandler;
  /** The same for admins, from then on. */
  issues(): SetupIssue[];
}

export function watchProxy(logger: Logger): ProxyWatch {
  let header: string | undefined;
  return {
    notice(req, _res, next) {
      if (!header) {
        header = forwardingHeader(req.headers);
        if (header) logger.warn({ header }, ISSUE.sentence);
      }
      next();
    },
    issues: () => (header ? [ISSUE] : []),
  };
}
