import type { JobDeps } from '../../core/define-module.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import { sellerSettings } from '../seller/seller-settings.ts';

/** Removes what documents say of people, when the years are over for which they must be kept. Numbers and amounts stay. */
export async function forgetOldDocuments({ em, ports }: JobDeps): Promise<void> {
  const { keepInvoiceYears } = await findSetting({ em, ports }, sellerSettings);
  const before = new Date(Date.UTC(ports.now().getUTCFullYear() - keepInvoiceYears, 0));
  await em
    .fork()
    .execute('update invoices set document = null where issued_at < ? and document is not null', [before]);
}
