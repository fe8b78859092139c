import type { Server } from 'node:http';
import { Router } from 'express';
import { brandSettings } from '../../platform/settings/brand-settings.ts';
import { shopCurrency } from '../../platform/settings/currency-setting.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { shopName } from '../../platform/settings/shop-settings.ts';
import { brandFiles } from './brand-files.ts';
import { builtSite } from './built-site.ts';
import { cartForm } from './cart-form.ts';
import { type PageDeps, sendPages } from './pages.ts';
import { playground } from './playground.ts';
import { missingFile, wellKnownFiles } from './well-known-files.ts';

export interface SiteDeps extends PageDeps {
  server: Server;
}

/** The web app: its files, and a page for every path without another handler. */
export async function openSite(deps: SiteDeps): Promise<Router> {
  const files = deps.development
    ? await (await import('./dev-site.ts')).devSite(deps.server)
    : await builtSite();
  const router = Router();
  router.use('/playground', playground());
  const { orm, ports } = deps.context;
  const reading = { em: orm.em, ports };
  const named = {
    ...deps.settings,
    shopName: () => shopName(reading),
    currency: () => shopCurrency(reading),
  };
  router.use(wellKnownFiles(named, () => orm.em.fork()));
  const brand = () => findSetting(reading, brandSettings);
  router.use(brandFiles({ brand, shopName: named.shopName, storage: ports.storage }));
  router.use(files.assets);
  router.use(missingFile);
  router.use(cartForm());
  router.get('/{*path}', sendPages(deps, files));
  return router;
}
