/** Addresses of the screens that manage the shop. In a file of its own, which shoppers do not load. */
export const adminOrdersUrl = '/admin/orderlist';

/** An order, with the address of the screen of the admin area that Go Back leads to. */
export const adminOrderUrl = (id: string, from?: string) =>
  `/admin/orders/${id}${from ? `?from=${encodeURIComponent(from)}` : ''}`;

export const newOrderUrl = '/admin/orders/new';

/** The screen that ships many orders, which it begins with. */
export const shipListUrl = (orders: readonly number[] = []) =>
  `/admin/orders/ship${orders.length > 0 ? `?orders=${orders.join(',')}` : ''}`;

export const bankTransfersUrl = '/admin/orders/transfers';

export const returnsUrl = '/admin/orders/returns';

/** What people wrote by the contact form. */
export const inquiriesUrl = '/admin/inquiries';

export const blocklistUrl = '/admin/orders/blocked';

/** A page to print of what is to be shipped of orders. */
export const printUrl = (page: 'packing-slips' | 'pick-list', orders: readonly string[]) =>
  `/documents/${page}?orders=${orders.join(',')}`;

export const invoiceListUrl = '/admin/orders/invoices';

export const adminProductsUrl = '/admin/productlist';

export const newProductUrl = '/admin/products/new';

export const editProductUrl = (id: string) => `/editproducts/${id}`;
export const stockHistoryUrl = (id: string) => `/editproducts/${id}/stock`;

export const stocktakesUrl = '/admin/stocktake';
export const stocktakeUrl = (id: string) => `${stocktakesUrl}/${id}`;
/** What it found, before it is booked. */
export const stocktakeDifferencesUrl = (id: string) => `${stocktakeUrl(id)}/differences`;
/** The library of pictures. */
export const picturesUrl = '/admin/pictures';

export const collectionsUrl = '/admin/collections';
export const editCollectionUrl = (id: string) => `${collectionsUrl}/${id}`;

export const manufacturersUrl = '/admin/manufacturers';

export const pagesUrl = '/admin/pages';
export const editPageUrl = (id: string) => `${pagesUrl}/${id}`;
/** A page of texts to be written, started from the template of a kind if one is named. */
export const newPageUrl = (kind?: string) => `${pagesUrl}/new${kind ? `?kind=${kind}` : ''}`;

export const reviewsUrl = '/admin/reviews';

export const menusUrl = '/admin/menus';

export const homeEditorUrl = '/admin/home-page';
/** What is prepared of the home page, as shoppers would see it. */
export const homePreviewUrl = `${homeEditorUrl}/preview`;
/** Old addresses and where they lead to. */
export const redirectsUrl = '/admin/redirects';
export const testOrdersUrl = '/admin/test-orders';

export const customersUrl = '/admin/customers';

/** Customers and orders of the shop system that was used before, all or those that a keyword finds. */
export const pastOrdersUrl = (keyword = '') =>
  `/admin/past-orders${keyword && `?${new URLSearchParams({ keyword })}`}`;
export const pastOrderUrl = (id: string) => `/admin/past-orders/${id}`;

export const segmentsUrl = '/admin/segments';

/** A customer, by its id, that of an account or guest that it has, or of an order, with the screen that Go Back leads to. */
export const customerUrl = (id: string, from?: string) =>
  `${customersUrl}/${id}${from ? `?from=${encodeURIComponent(from)}` : ''}`;

export const adminUsersUrl = '/admin/userlist';

export const editUserUrl = (id: string) => `/admin/useredit/${id}`;

/** What a person did, or what was done to a thing. */
export const logUrl = (filter: Record<string, string>) => `/admin/log?${new URLSearchParams(filter)}`;

export const reportsUrl = '/admin/reports';

export const bookkeepingUrl = '/admin/bookkeeping';

export const adminHomeUrl = '/admin';
export const settingsUrl = '/admin/settings';

/** A section of the settings, and a heading of it. */
export const settingsSectionUrl = (section: string, heading?: string) =>
  `${settingsUrl}/${section}${heading ? `#${heading}` : ''}`;

export const adminImportsUrl = '/admin/imports';

export const newImportUrl = '/admin/imports/new';

export const adminImportUrl = (id: string) => `/admin/imports/${id}`;

export const adminMailsUrl = '/admin/mails';

/** The mails whose texts can be changed. */
export const mailTextsUrl = '/admin/mail-texts';

/** `edit` ends it, since a path that ends in a dot and letters is one of a file. */
export const mailTextUrl = (name: string) => `${mailTextsUrl}/${name}/edit`;

export const adminMailUrl = (id: string) => `/admin/mails/${id}`;
