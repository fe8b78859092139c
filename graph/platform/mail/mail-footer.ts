import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ShopSettings } from '../../core/context.ts';
import type { MailFooter, MailSettings } from '../../core/mailer.ts';
import type { Ports } from '../../core/ports.ts';
import { publishedPages } from '../pages/find-pages.ts';
import type { PageKind } from '../pages/page-kind.ts';
import { mailSettings } from '../settings/shop-settings.ts';

/** The pages that mails end with, in their order. */
const LINKED: readonly PageKind[] = ['imprint', 'terms', 'privacy', 'withdrawal', 'contact'];

export interface FooterDeps {
  em: SqlEntityManager;
  ports: Pick<Ports, 'settings' | 'cache' | 'sellerLines' | 'now'>;
}

/** What mails say of the shop, and how they end. */
export async function footedMailSettings<Settings extends Pick<ShopSettings, 'url'>>(
  deps: FooterDeps & { settings: Settings },
): Promise<Settings & MailSettings> {
  return { ...(await mailSettings(deps)), footer: await findFooter(deps, deps.settings.url) };
}

async function findFooter(deps: FooterDeps, url: string): Promise<MailFooter> {
  const pages = await publishedPages(deps.em);
  const links = LINKED.flatMap((kind) => pages.filter((page) => page.kind === kind)).map(
    ({ title, path }) => ({ label: title, url: url + path }),
  );
  return { links, lines: await deps.ports.sellerLines(deps) };
}
