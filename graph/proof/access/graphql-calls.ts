import { randomUUID } from 'node:crypto';
import { Order } from '../../trade/orders/order.entity.ts';
import { address, buyTogether, checkoutInput } from '../testing/buying.ts';
import { TEST_PASSWORD } from '../testing/fixtures.ts';
import { ConfirmDefaultSettingsDocument } from '../testing/operations.generated.ts';
import { authenticationCalls } from './authentication-calls.ts';
import { closedMonth, savedMonth, unknownPayout } from './bookkeeping-calls.ts';
import { buyerCalls } from './buyer-calls.ts';
import {
  admin,
  answerToken,
  changes,
  costlyTwins,
  deletedProduct,
  draft,
  failingRefund,
  invitation,
  invited,
  lamp,
  lines,
  manualPayment,
  manualRefund,
  manufacturer,
  oneEntry,
  onePage,
  order,
  owner,
  product,
  redVariant,
  refundedOrder,
  returnedPayment,
  review,
  sentMail,
  skuOf,
  tokenFor,
} from './call-fixtures.ts';
import { categoryCalls } from './category-calls.ts';
import { collectionCalls } from './collection-calls.ts';
import { customFieldCalls, customValue } from './custom-field-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { fulfillmentCalls } from './fulfillment-calls.ts';
import { homePageCalls } from './home-page-calls.ts';
import { importCalls } from './import-calls.ts';
import { invoiceCalls } from './invoice-calls.ts';
import { menuCalls } from './menu-calls.ts';
import { messageCalls } from './message-calls.ts';
import { pageCalls } from './page-calls.ts';
import { pastCalls } from './past-calls.ts';
import { presenceCalls } from './presence-calls.ts';
import { priceCalls } from './price-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { redirectCalls } from './redirect-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { returnCalls } from './return-calls.ts';
import { reviewCalls } from './review-calls.ts';
import { searchCalls } from './search-calls.ts';
import { checkVatIds, settingsCalls } from './settings-calls.ts';
import { staffOrderCalls } from './staff-order-calls.ts';
import { ownersCheckout, picture, placedOrder, reservedOrder, reviewedProduct, type Stage } from './stage.ts';
import { stocktakeCalls } from './stocktake-calls.ts';

/** Arguments of a field of Query or Mutation; created for each caller where they can be used only once. */
export type Args = Record<string, unknown>;

/** For each row of the matrix: creates the requested object, and returns arguments with which permitted callers succeed. */
export const rootCalls: Record<string, (stage: Stage) => Promise<Args>> = {
  ...authenticationCalls,
  ...buyerCalls,
  ...customerCalls,
  ...customFieldCalls,
  ...messageCalls,
  ...returnCalls,
  ...reviewCalls,
  ...redirectCalls,
  ...refundCalls,
  ...categoryCalls,
  ...collectionCalls,
  ...menuCalls,
  ...homePageCalls,
  ...pageCalls,
  ...pastCalls,
  ...presenceCalls,
  ...priceCalls,
  ...promotionCalls,
  ...fulfillmentCalls,
  ...invoiceCalls,
  ...importCalls,
  ...searchCalls,
  ...settingsCalls,
  ...staffOrderCalls,
  ...stocktakeCalls,
  'Query.adminProducts': onePage,
  'Query.productCounts': async () => ({}),
  'Query.defaultSettings': async () => ({}),
  'Query.setup': async () => ({}),
  'Query.presetCountries': async () => ({}),
  'Query.countryPreset': async () => ({ country: 'DE' }),
  'Query.presetUpdates': async () => ({}),
  'Query.shopCurrency': async () => ({}),
  'Query.todo': async () => ({}),
  'Query.salesBreakdown': async () => ({ by: 'DAY', from: '2026-01-01', to: '2026-01-02' }),
  'Query.moneyState': async () => ({}),
  'Query.latestEvents': async (stage) => {
    await refundedOrder(stage);
    return {};
  },
  'Query.reportOrders': async () => ({ by: 'PAYMENT_METHOD', key: 'PayPal' }),
  'Query.buyerCohorts': async () => ({ from: '2026-01-01', to: '2026-02-02' }),
  'Query.stockValue': async () => ({}),
  'Query.bookkeepingMonths': async () => ({}),
  'Query.payouts': unknownPayout,
  'Mutation.closeMonth': savedMonth,
  'Mutation.reopenMonth': closedMonth,
  'Query.salesReport': async () => ({ from: '2026-01-01', to: '2026-01-02' }),
  'Query.soldProducts': async (stage) => {
    await order(stage);
    return {};
  },
  'Query.mail': async (stage) => ({ id: await sentMail(stage) }),
  'Query.mails': async (stage) => {
    await sentMail(stage);
    return onePage();
  },
  'Query.me': async (stage) => {
    await placedOrder(stage, stage.owner);
    return {};
  },
  'Query.moneyCheck': async (stage) => {
    await placedOrder(stage, stage.owner);
    await returnedPayment(stage, null);
    await manualRefund(stage);
    return {};
  },
  'Query.order': async (stage) => {
    const { id } = await refundedOrder(stage);
    await customValue(stage, 'ORDER', id);
    const agreedTexts = [{ id: randomUUID(), title: 'Terms', version: 1 }];
    await stage.shop.em().nativeUpdate(Order, id, { agreedTexts });
    return { id };
  },
  'Query.orders': async (stage) => {
    await order(stage);
    return onePage();
  },
  'Query.paymentSettings': async () => ({}),
  'Query.personalData': async (stage) => ({ userId: (await owner(stage)).id }),
  'Query.personalData of an admin': async (stage) => ({ userId: (await admin(stage)).id }),
  'Query.erasureRefusals': owner,
  'Query.erasureRefusals of an admin': admin,
  'Query.costChanges': async (stage) => {
    const { id } = await product(stage);
    await costlyTwins(stage, id);
    return { productId: id };
  },
  'Query.shopTimeZone': async () => ({}),
  'Query.stockMoves': async (stage) => ({ productId: (await product(stage)).id }),
  'Query.pictures': async (stage) => {
    await product(stage);
    return {};
  },
  'Query.product': async (stage) => {
    const id = await reviewedProduct(stage);
    const em = stage.shop.em();
    await costlyTwins(stage, id);
    await em.execute(`insert into attributes (key, label, type, is_filter) values ('colour', 'Colour', 'text', true)
      on conflict do nothing`);
    await em.execute(`update products set attributes = '{"colour":"Blue"}' where id = ?`, [id]);
    await customValue(stage, 'PRODUCT', id);
    await manufacturer(stage, id);
    return { id };
  },
  'Query.product of a draft': draft,
  'Query.variant': async (stage) => {
    const sku = await skuOf(stage, false);
    await customValue(stage, 'VARIANT', sku.slice('SKU-'.length));
    return { sku };
  },
  'Query.variant of a draft': async (stage) => ({ sku: await skuOf(stage, true) }),
  'Query.products': async (stage) => {
    await reviewedProduct(stage);
    return onePage();
  },
  'Query.similarProducts': async (stage) => {
    await reviewedProduct(stage);
    return product(stage);
  },
  'Query.boughtTogether': async ({ shop }) => {
    const [lamp, vase] = [await shop.addProduct(), await shop.addProduct()];
    for (const buyer of [await shop.shopper(), await shop.guestBuyer()])
      await buyTogether(shop, buyer, [lamp.id, vase.id]);
    return { id: lamp.id };
  },
  'Query.auditLog': async (stage) => {
    await stage.shop.em().execute(
      `insert into events (id, type, subject_type, subject_id, actor_kind, data, at)
       values (gen_random_uuid(), 'product.updated', 'product', '1', 'staff', '{"old":{"price":1},"new":{"price":2}}', now())`,
    );
    return onePage();
  },
  'Query.emailToVerify': async (stage) => ({ token: await tokenFor(stage, 'verify') }),
  'Query.invitation': async (stage) => ({ token: await invited(stage) }),
  'Query.invitations': async (stage) => {
    await invitation(stage);
    return {};
  },
  'Query.staff': oneEntry,
  'Query.user': owner,
  'Query.users': oneEntry,
  'Query.setupHints': async () => ({}),
  'Query.setupIssues': async ({ shop }) => {
    await shop.addProduct({ taxClass: 'untaxed' });
    return {};
  },
  'Query.workQueues': async (stage) => {
    await failingRefund(stage);
    return {};
  },

  'Mutation.acceptInvitation': async (stage) => ({
    input: { token: await invited(stage), password: TEST_PASSWORD },
  }),
  'Mutation.cancelCheckout': async (stage) => ({ id: await ownersCheckout(stage) }),
  'Query.descriptionPreview': async () => ({ description: '- Wool' }),
  'Mutation.duplicateProduct': product,
  'Mutation.createProduct': async () => ({ input: lamp }),
  'Mutation.deleteMyAccount': async () => ({}),
  'Mutation.deleteProduct': product,
  'Mutation.deleteProducts': async (stage) => ({ ids: [(await product(stage)).id] }),
  'Mutation.restoreProducts': async (stage) => ({ ids: [(await deletedProduct(stage)).id] }),
  'Mutation.confirmDefaultSettings': async () => ({}),
  'Mutation.chooseCurrency': async () => ({ input: { code: 'INR' } }),
  'Mutation.hideSetup': async () => ({ input: { isHidden: true } }),
  'Mutation.openShop': async ({ admin }) => {
    await admin.must(ConfirmDefaultSettingsDocument);
    return {};
  },
  'Mutation.sendTestMail': async () => ({}),
  'Mutation.undoUpdateProducts': async (stage) => ({ ids: [(await product(stage)).id] }),
  'Mutation.updateProducts': async (stage) => ({
    products: [await product(stage)],
    changes: { brand: 'Lumen' },
  }),
  'Mutation.deleteUser': owner,
  'Mutation.deleteUser of an admin': admin,
  'Mutation.exportMyData': async () => ({}),
  'Mutation.eraseUser': owner,
  'Mutation.eraseUser of an admin': admin,
  'Mutation.markDelivered': order,
  'Mutation.captureOrder': async (stage) => ({ id: await reservedOrder(stage) }),
  'Mutation.cancelOrder': async (stage) => ({ id: await placedOrder(stage, stage.owner, false) }),
  'Query.transferMatches': async () => ({
    input: { transfers: [{ reference: 'entry 1', amount: 100, currency: 'INR', text: '#1001' }] },
  }),
  'Mutation.bookTransfers': async (stage) => {
    const { orderId, amount } = await manualPayment(stage);
    return { input: { transfers: [{ reference: orderId, orderId, amount, currency: 'INR' }] } };
  },
  'Mutation.recordManualPayment': async (stage) => ({ input: await manualPayment(stage) }),
  'Mutation.recordManualRefund': async (stage) => ({ input: await manualRefund(stage) }),
  'Mutation.reverseManualPayment': async (stage) => {
    const { orderId } = await manualRefund(stage);
    return { input: { orderId, reason: 'Of another order.' } };
  },
  'Mutation.orderCart': async (stage) => ({
    input: { lines: await lines(stage), shippingAddress: { ...address }, paymentMethod: 'PayPal' },
  }),
  'Mutation.payOrder': async (stage) => ({ input: { orderId: (await order(stage)).id } }),
  'Mutation.placeOrder': async (stage) => ({ input: { checkoutId: await ownersCheckout(stage) } }),
  'Mutation.reauthenticate': async () => ({ password: TEST_PASSWORD }),
  'Mutation.recheckCheckout': async (stage) => ({ checkoutId: await ownersCheckout(stage) }),
  'Mutation.refundPayment': async (stage) => ({ paymentId: await returnedPayment(stage, new Date(0)) }),
  'Mutation.register': async () => ({
    input: { name: 'New', email: `${randomUUID()}@example.com`, password: TEST_PASSWORD },
  }),
  'Mutation.requestPasswordReset': async (stage) => ({ email: stage.owner.user.email }),
  'Mutation.requestSignInLink': async (stage) => ({ email: stage.owner.user.email }),
  'Mutation.resendVerification': async () => ({}),
  'Mutation.answerNewEmail': async (stage) => ({ agrees: true, token: await answerToken(stage) }),
  'Mutation.answerNewEmail of a viewer': async () => ({ agrees: true }),
  'Mutation.resetPassword': async (stage) => ({
    input: { token: await tokenFor(stage, 'reset'), password: TEST_PASSWORD },
  }),
  'Mutation.retryWork': async (stage) => ({ queue: 'refunds', id: await failingRefund(stage) }),
  'Mutation.reviewProduct': async (stage) => ({ input: { productId: (await product(stage)).id, ...review } }),
  'Mutation.reviewProduct of a draft': async (stage) => ({
    input: { productId: (await draft(stage)).id, ...review },
  }),
  'Mutation.inviteStaff': async () => ({
    input: { email: `${randomUUID()}@example.org`, name: 'Ina', permissions: ['ORDERS'] },
  }),
  'Mutation.sendInvitationAgain': async (stage) => ({ id: (await invitation(stage)).id }),
  'Mutation.createInvitationLink': async (stage) => ({ id: (await invitation(stage)).id }),
  'Mutation.withdrawInvitation': async (stage) => ({ id: (await invitation(stage)).id }),
  'Mutation.removeStaff': async (stage) => ({ userId: (await owner(stage)).id }),
  'Mutation.saveVariants': async (stage) => ({
    input: { productId: (await product(stage)).id, optionNames: ['Size'], variants: [redVariant] },
  }),
  'Mutation.sendMailAgain': async (stage) => ({ id: await sentMail(stage) }),
  'Mutation.setPermissions': async (stage) => ({
    input: { userId: (await owner(stage)).id, permissions: ['CONTENT'] },
  }),
  'Mutation.setPermissions of an admin': async (stage) => ({
    input: { userId: (await admin(stage)).id, permissions: ['CONTENT'] },
  }),
  'Mutation.revokeAdmin': async (stage) => ({ userId: (await admin(stage)).id }),
  'Mutation.revokeAdmin of a shopper': async (stage) => ({ userId: (await owner(stage)).id }),
  'Mutation.signIn': async ({ shop }) => ({
    input: { email: (await shop.shopper()).user.email, password: TEST_PASSWORD },
  }),
  'Mutation.signInWithToken': async (stage) => ({ token: await tokenFor(stage, 'sign_in') }),
  'Mutation.signOut': async () => ({}),
  'Mutation.startCheckout': async (stage) => {
    const { input } = checkoutInput(await lines(stage));
    await checkVatIds(stage);
    const billingAddress = { ...address, taxId: 'none' };
    return { input: { ...input, billingAddress, note: 'Ring twice' } };
  },
  'Mutation.startPayment': async (stage) => ({ orderId: await placedOrder(stage, stage.owner, false) }),
  'Mutation.updateProduct': async (stage) => ({ input: { ...(await product(stage)), ...lamp } }),
  'Mutation.updateVariant': async (stage) => ({ id: (await product(stage)).id, input: { price: 1200 } }),
  'Mutation.adjustStock': async (stage) => ({
    variantId: (await product(stage)).id,
    by: 1,
    reason: 'RECEIVED',
  }),
  'Mutation.updateProfile': async () => ({ input: { name: 'Renamed' } }),
  'Mutation.updateReview': async (stage) => ({
    input: { productId: await reviewedProduct(stage), ...review },
  }),
  'Mutation.updateUser': async (stage) => ({ input: { ...(await owner(stage)), ...changes } }),
  'Mutation.updateUser of an admin': async (stage) => ({ input: { ...(await admin(stage)), ...changes } }),
  'Mutation.uploadProductImage': async () => ({ image: await picture() }),
  'Mutation.uploadProductDocument': async () => ({
    input: { file: new Blob(['%PDF-1.7\n%%EOF']) },
  }),
  'Mutation.uploadBrandPicture': async () => ({ input: { picture: await picture() } }),
  'Mutation.verifyEmail': async (stage) => ({ token: await tokenFor(stage, 'verify') }),
};

/** A new account has a new address, and a token works once: these arguments are created for each caller. */
export const madeAnew = new Set([
  'Mutation.acceptInvitation',
  'Mutation.reviewLinkedProduct',
  'Mutation.deleteReviewPhoto',
  'Mutation.answerNewEmail',
  'Mutation.claimOrders',
  'Mutation.register',
  'Mutation.resetPassword',
  'Mutation.signInCode',
  'Mutation.signInWithPasskey',
  'Mutation.signInWithToken',
  'Mutation.verifyEmail',
]);
