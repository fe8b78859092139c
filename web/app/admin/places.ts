import * as t from '#messages/admin/app';
import { may, type Viewer } from '../../features/accounts/viewer.ts';
import type { Waiting } from '../../features/dashboard/todo.ts';
import {
  adminHomeUrl,
  adminImportsUrl,
  adminMailsUrl,
  adminOrdersUrl,
  adminProductsUrl,
  adminUsersUrl,
  bankTransfersUrl,
  blocklistUrl,
  bookkeepingUrl,
  collectionsUrl,
  customersUrl,
  homeEditorUrl,
  inquiriesUrl,
  invoiceListUrl,
  mailTextsUrl,
  manufacturersUrl,
  menusUrl,
  pagesUrl,
  pastOrdersUrl,
  picturesUrl,
  redirectsUrl,
  reportsUrl,
  returnsUrl,
  reviewsUrl,
  segmentsUrl,
  settingsUrl,
  shipListUrl,
  stocktakesUrl,
} from '../../router/admin-urls.ts';
import type { Permission } from '../../schema.generated.ts';

export interface PlaceLink {
  href: string;
  /** Null: any member of the staff may use it. */
  needs: Permission | null;
  label: string;
}

/** A place of the rail: one screen, or several that belong together, the first of which stands for all. */
export interface Place {
  label: string;
  /** An outline on a 24-unit grid. */
  icon: string;
  screens: readonly PlaceLink[];
  /** What of it waits is shown beside it; `isNext`: it must be done now. */
  waiting?: { name: Waiting; isNext?: boolean };
  /** What the addresses of its other screens begin with. */
  within?: readonly string[];
}

const sell: readonly Place[] = [
  {
    label: t.home,
    icon: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z',
    screens: [{ href: adminHomeUrl, needs: null, label: t.home }],
  },
  {
    label: t.orders,
    icon: 'M6 3.5h12v17l-3-1.8-3 1.8-3-1.8-3 1.8zM9 8.5h6M9 12.5h6',
    screens: [
      { href: adminOrdersUrl, needs: 'ORDERS', label: t.orders },
      { href: returnsUrl, needs: 'ORDERS', label: t.returns },
      { href: shipListUrl(), needs: 'ORDERS', label: t.shipList },
      { href: invoiceListUrl, needs: 'ORDERS', label: t.invoices },
      { href: blocklistUrl, needs: 'ORDERS', label: t.blocklist },
    ],
    waiting: { name: 'ordersToShip', isNext: true },
    within: ['/admin/orders/'],
  },
  {
    label: t.products,
    icon: 'M4 4h8l8.5 8.5-8 8L4 12zM8.3 8.3h.01',
    screens: [
      { href: adminProductsUrl, needs: 'PRODUCTS', label: t.products },
      { href: picturesUrl, needs: 'PRODUCTS', label: t.pictures },
      { href: '/admin/categories', needs: 'PRODUCTS', label: t.categories },
      { href: collectionsUrl, needs: 'PRODUCTS', label: t.collections },
      { href: '/admin/attributes', needs: 'PRODUCTS', label: t.attributes },
      { href: manufacturersUrl, needs: 'PRODUCTS', label: t.manufacturers },
      { href: '/admin/search', needs: 'PRODUCTS', label: t.search },
      { href: stocktakesUrl, needs: 'PRODUCTS', label: t.stocktake },
      { href: adminImportsUrl, needs: 'PRODUCTS', label: t.imports },
    ],
    waiting: { name: 'lowStock' },
    within: [
      '/editproducts/',
      '/admin/products/',
      '/admin/imports/',
      `${stocktakesUrl}/`,
      `${collectionsUrl}/`,
    ],
  },
  {
    label: t.customers,
    icon: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.7a3.5 3.5 0 0 1 0 6.6M18 13.8a6.5 6.5 0 0 1 3.5 5.7',
    screens: [
      { href: customersUrl, needs: 'ORDERS', label: t.customers },
      { href: inquiriesUrl, needs: 'ORDERS', label: t.messages },
      { href: segmentsUrl, needs: 'ORDERS', label: t.segments },
      { href: adminUsersUrl, needs: 'CUSTOMERS', label: t.accounts },
    ],
    waiting: { name: 'inquiries' },
    within: ['/admin/useredit/', `${customersUrl}/`, pastOrdersUrl()],
  },
  {
    label: t.promotions,
    icon: 'M6 18 18 6M7.5 5.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM16.5 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
    screens: [{ href: '/admin/promotions', needs: 'PROMOTIONS', label: t.promotions }],
  },
  {
    label: t.reviews,
    icon: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
    screens: [{ href: reviewsUrl, needs: 'CONTENT', label: t.reviews }],
    waiting: { name: 'waitingReviews' },
  },
  {
    label: t.pages,
    icon: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
    screens: [
      { href: pagesUrl, needs: 'CONTENT', label: t.pages },
      { href: homeEditorUrl, needs: 'CONTENT', label: t.homePage },
      { href: menusUrl, needs: 'CONTENT', label: t.menus },
      { href: redirectsUrl, needs: 'CONTENT', label: t.redirects },
    ],
    within: [`${pagesUrl}/`],
  },
];

const run: readonly Place[] = [
  {
    label: t.money,
    icon: 'M3 6.5h18v11H3zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5h.01M18 14.5h.01',
    screens: [
      { href: '/admin/money', needs: 'REFUNDS', label: t.moneyCheck },
      { href: bankTransfersUrl, needs: 'REFUNDS', label: t.bankTransfers },
    ],
  },
  {
    label: t.reports,
    icon: 'M4 20h16M6 20v-7h3v7M11 20V5h3v15M16 20v-11h3v11',
    screens: [
      { href: reportsUrl, needs: 'REPORTS', label: t.reports },
      { href: bookkeepingUrl, needs: 'REPORTS', label: t.bookkeeping },
    ],
    within: [`${reportsUrl}/`],
  },
  {
    label: t.mails,
    icon: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
    screens: [
      { href: adminMailsUrl, needs: 'ORDERS', label: t.mails },
      { href: mailTextsUrl, needs: 'SETTINGS', label: t.mailTexts },
    ],
    waiting: { name: 'failedMails' },
    within: [`${adminMailsUrl}/`, `${mailTextsUrl}/`],
  },
  {
    label: t.settings,
    icon: 'M4 7h10m4 0h2M4 17h4m4 0h8M16 5v4M10 15v4',
    waiting: { name: 'failedJobs' },
    screens: [
      { href: settingsUrl, needs: 'SETTINGS', label: t.settings },
      { href: '/admin/stafflist', needs: 'STAFF', label: t.staff },
      { href: '/admin/log', needs: 'STAFF', label: t.log },
      { href: '/admin/jobs', needs: 'SETTINGS', label: t.jobs },
    ],
    within: [`${settingsUrl}/`],
  },
];

/** Whether somebody may use what needs a permission, or is of the staff where none is needed. */
export const mayUse = (viewer: Viewer | null, needs: Permission | null): boolean =>
  needs ? may(viewer, needs) : viewer !== null && (viewer.isAdmin || viewer.permissions.length > 0);

/** The groups of the rail with the places and screens that somebody may use. */
export function placesOf(viewer: Viewer | null): Place[][] {
  return [sell, run]
    .map((group) =>
      group
        .map((place) => ({ ...place, screens: place.screens.filter(({ needs }) => mayUse(viewer, needs)) }))
        .filter(({ screens }) => screens.length > 0),
    )
    .filter((group) => group.length > 0);
}
