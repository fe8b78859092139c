import {
  adminMailsUrl,
  manufacturersUrl,
  newProductUrl,
  pagesUrl,
  settingsSectionUrl,
  testOrdersUrl,
} from '../../router/admin-urls.ts';
import type { SetupStepKey } from '../../schema.generated.ts';

/** The screens of the steps. */
export const stepUrls: Readonly<Record<SetupStepKey, string>> = {
  NAME: settingsSectionUrl('shop'),
  SELLER: settingsSectionUrl('invoices'),
  COUNTRY: settingsSectionUrl('taxes'),
  CURRENCY: settingsSectionUrl('shop'),
  TAX: settingsSectionUrl('taxes'),
  SHIPPING: settingsSectionUrl('shipping'),
  PAYMENT: settingsSectionUrl('payment'),
  MAIL: adminMailsUrl,
  PAGES: pagesUrl,
  PRODUCT: newProductUrl,
  MANUFACTURER: manufacturersUrl,
  TEST_ORDER: testOrdersUrl,
};
