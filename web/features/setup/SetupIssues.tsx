import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import * as t from '#messages/admin/setup';
import { adminHomeUrl, adminProductsUrl, settingsSectionUrl } from '../../router/admin-urls.ts';
import { Message } from '../../ui/Message.tsx';
import { useSettings } from '../../ui/settings.ts';
import { type SetupIssuesQuery, useSetupIssuesQuery } from './SetupIssues.generated.tsx';

type Issue = SetupIssuesQuery['setupIssues'][number];

const products = <Link href={adminProductsUrl}>{t.theScreenProducts}</Link>;
const shipping = <Link href={settingsSectionUrl('shipping')}>{t.shippingSettings}</Link>;
const taxes = <Link href={settingsSectionUrl('taxes')}>{t.taxSettings}</Link>;

const texts: Record<Issue['code'], ReactNode | ((issue: Issue, currency: string) => ReactNode)> = {
  CURRENCY: ({ variables }, currency) =>
    variables?.length
      ? t.setCurrency(currency)
      : t.chooseCurrency(currency, <Link href={adminHomeUrl}>{t.theHomeScreen}</Link>),
  NO_SHIPPING_METHOD: t.noShippingMethod(shipping),
  NO_SELLER: t.noSeller(<Link href={settingsSectionUrl('invoices')}>{t.invoiceSettings}</Link>),
  NO_PRODUCT: t.noProduct(products),
  ONLY_DRAFTS: t.onlyDrafts(products),
  CLOSED: t.isClosed(<Link href={adminHomeUrl}>{t.theHomeScreen}</Link>),
  TEST_PAYMENTS: ({ variables }) => t.testPayments(variables ?? []),
  BUILT_IN_DATABASE: t.builtInDatabase,
  NO_PUBLIC_URL: t.noPublicUrl,
  MAILS_WAIT: t.mailsWait,
  OPEN_MAILBOX: t.openMailbox,
  NO_HTTPS: t.noHttps,
  NO_PROXY_TRUSTED: t.noProxyTrusted,
  UNKNOWN_PROXY: t.unknownProxy,
  PASSWORD_ALONE: t.passwordAlone,
  NO_BANK_ACCOUNT: t.noBankAccount(
    <Link href={settingsSectionUrl('invoices')}>{t.invoiceSettings}</Link>,
    <Link href={settingsSectionUrl('payment')}>{t.paymentSettings}</Link>,
  ),
  UNTAXED_CLASS: (issue) =>
    t.untaxedClass(
      issue.taxClass ?? '',
      { products: issue.productCount ?? 0, methods: issue.shippingMethodCount ?? 0 },
      { products, shipping, taxes },
    ),
  UNTAXED_SHIPPING: ({ shippingMethodCount }) => t.untaxedShipping(shippingMethodCount ?? 0, shipping),
};

/** What is to be done about an issue, with links to the screens that it names. */
export function textOf(issue: Issue, currency: string): ReactNode {
  const text = texts[issue.code];
  return typeof text === 'function' ? text(issue, currency) : text;
}

/** What a new shop lacks, and what is risky about how it is set up, without what stands elsewhere. Nothing when it is skipped. */
export function useSetupIssues(besides: readonly Issue['code'][], { skip }: { skip: boolean }) {
  const { data } = useSetupIssuesQuery({ fetchPolicy: 'cache-and-network', skip });
  return (data?.setupIssues ?? []).filter(({ code }) => !besides.includes(code));
}

/** Says each of these issues. */
export function SetupIssues({ issues }: { issues: readonly Issue[] }) {
  const { currency } = useSettings();
  return issues.map((issue) => (
    <Message key={`${issue.code} ${issue.taxClass}`} severity="warning">
      {textOf(issue, currency)}
    </Message>
  ));
}
