import { type GraphQLSchema, isEnumType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { Permission } from '../core/actor.ts';

/** What operations are for, in the words of a shop. One that is not here is described by its own name. */
const tasks: Record<string, string> = {
  'create, edit, delete and restore products':
    'adminProducts productCounts taxClasses homeTaxRates shopTimeZone descriptionPreview createProduct duplicateProduct updateProduct updateProducts undoUpdateProducts deleteProduct deleteProducts restoreProducts',
  'edit variants, prices and stock':
    'saveVariants updateVariant adjustStock priceSchedules schedulePrices cancelPriceSchedules',
  'read what moved stocks, and how costs changed': 'stockMoves costChanges',
  'count stock, and book what was found':
    'stocktakes stocktake stocktakeSummary stocktakeLines countableVariants startStocktake countStock leaveOutLines stocktakeUncounted setUncountedToZero undoSetUncountedToZero bookStocktake cancelStocktake',
  'read which products show a picture': 'pictures',
  'upload pictures and documents of products': 'uploadProductImage uploadProductDocument',
  'edit manufacturers': 'manufacturers saveManufacturer deleteManufacturer sellsToEu',
  'edit categories and attributes':
    'attributes saveAttribute deleteAttribute saveCategory moveCategory deleteCategory',
  'make collections of products':
    'collections staffCollection collectionPreview productsBySku saveCollection addToCollection deleteCollection',
  'set what searches find': 'synonyms saveSynonym deleteSynonym searchPins pinProducts searchWords',
  'import and export CSV files':
    'import imports startImport previewImport runImport cancelImport retryImportPictures export exports startExport',
  'read all orders': 'orders ordersByNumber latestEvents',
  'read who bought, and tag them and note something about them':
    'customers customer tagCustomer setCustomerFields addCustomerNote deleteCustomerNote',
  'save, rename and delete segments of customers':
    'segments customerFilterNames createSegment renameSegment changeSegmentFilter deleteSegment',
  'read what was sold': 'salesReport soldProducts',
  'read reports and download them': 'salesBreakdown reportOrders buyerCohorts stockValue',
  'save files of bookkeeping, which name buyers, payment methods and references, and import payouts':
    'payouts',
  'close months, and reopen them': 'bookkeepingMonths closeMonth reopenMonth',
  'ship orders in parts, and undo that':
    'createFulfillment createFulfillments updateFulfillment undoFulfillment',
  'mark orders as delivered or picked up, and cancel unpaid ones': 'markDelivered markFulfillmentDelivered',
  'capture the reserved money of orders': 'captureOrder',
  'take orders for customers and send payment links':
    'staffOrderQuote staffOrderAccount createStaffOrder createPaymentLink sendPaymentLink',
  'read mails and send them again': 'mails mail sendMailAgain',
  'tag orders, and fill in their custom fields': 'tagOrders setOrderFields',
  'save views of the list of orders': 'orderViews saveOrderView deleteOrderView',
  'put orders on hold': 'holdOrder holdOrders releaseOrder releaseOrders',
  'change addresses of orders': 'updateOrderAddress',
  'block buyers': 'blockedBuyers blockBuyer unblockBuyer',
  'write notes about orders, and answer messages': 'addOrderNote deleteOrderNote markMessagesAnswered',
  'read, mark and delete messages of the contact form': 'inquiries markInquiryAnswered deleteInquiry',
  'look at customers and orders of the shop system that was used before':
    'pastOrders pastOrder pastCustomers',
  'answer and receive returns':
    'returns returnInstructions approveReturn refuseReturn receiveReturn closeReturn',
  'list, issue and replace invoices': 'invoices issueInvoice reissueInvoice',
  'check payments and look for missing ones': 'moneyCheck moneyState recheckCheckout',
  'refund payments': 'refundPayment',
  'match and book bank transfers': 'transferMatches bookTransfers',
  'refund orders, exchange returns, and record payments and refunds made by hand, which needs Orders as well':
    'refundOrder exchangeReturn recordManualPayment recordManualRefund reverseManualPayment confirmRefund',
  'read, edit and delete accounts of shoppers': 'users user updateUser deleteUser',
  'export and erase personal data': 'personalData erasureRefusals eraseUser erasePastOrders deletePastOrder',
  'create, edit and delete promotions and their codes':
    'promotions promotionCodes segmentChoices collectionChoices savePromotion deletePromotion generateCodes',
  'show, hide and answer reviews': 'staffReviews setReviewStates answerReview',
  'redirect old addresses': 'redirects saveRedirect deleteRedirect',
  'make the menus of header and footer': 'menus menuChoices saveMenu',
  'make the home page':
    'homePreview staffHomePage saveHomeDraft publishHomePage undoHomePage uploadHomePicture',
  'write and publish pages of texts':
    'pages staffPage pageVersion pageTemplates pagePreview savePage deletePage uploadPagePicture',
  'set the name of the shop, the checkout, returns, reminders of carts, and the analytics script that its pages load':
    'shopSettings saveShopSettings checkoutSettings saveCheckoutSettings returnSettings saveReturnSettings cartSettings saveCartSettings settingGroups settingStatuses saveSettingGroup saveSettingGroups',
  'change the texts of mails':
    'mailTemplates mailTemplate mailTemplatePreview saveMailTemplate sendMailSample',
  'set the colours, logo and icon of the shop': 'brandSettings saveBrandSettings uploadBrandPicture',
  'set shipping methods and taxes':
    'shippingSettings shippingCalculators saveShippingMethod deleteShippingMethod taxSettings saveTaxRate deleteTaxRate saveTaxSettings defaultSettings confirmDefaultSettings',
  'define custom fields': 'createCustomField updateCustomField sortCustomFields deleteCustomField',
  'set payment methods': 'paymentMethodSettings savePaymentMethod deletePaymentMethod saveTransferDays',
  'see work that is due or failed, and try it again': 'workQueues retryWork',
  'see hints about the set-up': 'setupHints setupIssues',
  'choose the currency until the first order': 'shopCurrency chooseCurrency',
  'apply the rules of a country': 'presetCountries countryPreset presetUpdates applyCountryPreset',
  'follow the steps of the set-up, send a test mail and open the shop':
    'setup hideSetup sendTestMail testOrders placeTestOrder openShop',
  'invite and remove staff, and give or take permissions that one has':
    'staff invitations inviteStaff sendInvitationAgain createInvitationLink withdrawInvitation removeStaff setPermissions revokeAdmin',
  'read the log': 'auditLog',
};
export const taskOf = new Map(
  Object.entries(tasks).flatMap(([task, names]) => names.split(' ').map((name) => [name, task])),
);

/** The queries and mutations that need a permission above all, as their resolvers say. */
export function operationsOf(permission: Permission): string[] {
  const { queries, mutations, authorizedFields } = getMetadataStorage();
  const needing = authorizedFields.filter(({ roles }) => roles[0] === permission);
  return [...queries, ...mutations]
    .filter(({ target, methodName }) =>
      needing.some((field) => field.target === target && field.fieldName === methodName),
    )
    .map(({ schemaName }) => schemaName);
}

/** What a permission allows, as a text of the operations that need it. */
export function permissionText(permission: Permission): string {
  const names = operationsOf(permission);
  if (names.length === 0) return 'No operation needs it yet.';
  const own = names.map((name) => taskOf.get(name) ?? wordsOf(name));
  // In the order of the table, whatever the order of the resolvers is.
  const order = [...Object.keys(tasks), ...own];
  const sorted = [...new Set(own)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const text = sorted.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Describes the permissions of the API by what they allow. */
export function describePermissions(schema: GraphQLSchema): void {
  const type = schema.getType('Permission');
  if (!isEnumType(type)) return;
  for (const value of type.getValues()) value.description = permissionText(value.name as Permission);
}
