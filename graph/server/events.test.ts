import 'reflect-metadata';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scheduleQueue } from '../catalog/prices/schedule-queue.ts';
import { ReviewPhoto } from '../catalog/reviews/photos/review-photo.entity.ts';
import { workDueRows } from '../core/due-rows.ts';
import { FEED_START, type FeedEvent, readEvents } from '../core/read-events.ts';
import type { EventName, Follower, ShopEvent } from '../core/record-event.ts';
import { createAdmin } from '../people/accounts/create-admin.ts';
import { issueToken } from '../people/accounts/tokens/tokens.ts';
import { Mail } from '../platform/mail/mail.entity.ts';
import { mailQueue } from '../platform/mail/mail-queue.ts';
import { closedMonth } from '../proof/access/bookkeeping-calls.ts';
import { pastOrder } from '../proof/access/past-calls.ts';
import type { Stage } from '../proof/access/stage.ts';
import { address, place } from '../proof/testing/buying.ts';
import { placeReserved, work } from '../proof/testing/captured-on-shipment.ts';
import { approvedReturn, exchangedDearer, payRest } from '../proof/testing/exchanging.ts';
import { expireHolds } from '../proof/testing/expire-holds.ts';
import { enterSeller } from '../proof/testing/invoicing.ts';
import { mailedToken } from '../proof/testing/mailed-token.ts';
import {
  AcceptInvitationDocument,
  AddCustomerNoteDocument,
  AddOrderNoteDocument,
  AnswerNewEmailDocument,
  AnswerReviewDocument,
  BlockBuyerDocument,
  BookStocktakeDocument,
  CancelCheckoutDocument,
  CancelOrderDocument,
  CancelOrderItemsDocument,
  CancelPriceSchedulesDocument,
  CancelReturnDocument,
  CancelStocktakeDocument,
  CaptureOrderDocument,
  ChangeSegmentFilterDocument,
  CloseReturnDocument,
  ConfirmDefaultSettingsDocument,
  ConfirmTotpDocument,
  CountStockDocument,
  CreateCustomFieldDocument,
  CreateFulfillmentDocument,
  CreateProductDocument,
  CreateSegmentDocument,
  DeleteAttributeDocument,
  DeleteCategoryDocument,
  DeleteCollectionDocument,
  DeleteCustomerNoteDocument,
  DeleteCustomFieldDocument,
  DeleteInquiryDocument,
  DeleteManufacturerDocument,
  DeleteOrderNoteDocument,
  DeletePageDocument,
  DeleteProductDocument,
  DeletePromotionDocument,
  DeleteRedirectDocument,
  DeleteReviewPhotoDocument,
  DeleteSegmentDocument,
  DeleteSynonymDocument,
  DeleteUserDocument,
  EndOtherSessionsDocument,
  ErasePastOrdersDocument,
  EraseUserDocument,
  GenerateCodesDocument,
  HoldOrderDocument,
  InquiriesDocument,
  InviteStaffDocument,
  IssueInvoiceDocument,
  MailsDocument,
  MarkDeliveredDocument,
  MarkInquiryAnsweredDocument,
  MarkMessagesAnsweredDocument,
  OpenShopDocument,
  PinProductsDocument,
  PublishHomePageDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  RefuseReturnDocument,
  RegisterDocument,
  ReleaseOrderDocument,
  RemoveTotpDocument,
  RenameSegmentDocument,
  ReopenMonthDocument,
  ReportReviewDocument,
  ResetPasswordDocument,
  RestoreProductsDocument,
  RetryWorkDocument,
  ReturnsOfOrderDocument,
  ReverseManualPaymentDocument,
  ReviewProductDocument,
  RevokeAdminDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  SaveCollectionDocument,
  SaveHomeDraftDocument,
  SaveManufacturerDocument,
  SaveMenuDocument,
  SavePageDocument,
  SavePromotionDocument,
  SaveRedirectDocument,
  SaveSynonymDocument,
  SaveTaxSettingsDocument,
  SchedulePricesDocument,
  SendInquiryDocument,
  SendMailAgainDocument,
  SendOrderMessageDocument,
  SendPaymentLinkDocument,
  SetCustomerFieldsDocument,
  SetOrderFieldsDocument,
  SetReviewStatesDocument,
  SignInDocument,
  SortCustomFieldsDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  StartStocktakeDocument,
  StartTotpDocument,
  TagCustomerDocument,
  TagOrdersDocument,
  UnblockBuyerDocument,
  UndoFulfillmentDocument,
  UndoHomePageDocument,
  UpdateCustomFieldDocument,
  UpdateFulfillmentDocument,
  UpdateOrderAddressDocument,
  UpdateProductDocument,
  UpdateProfileDocument,
  UpdateReviewDocument,
  UpdateUserDocument,
  VerifyEmailDocument,
  WithdrawInvitationDocument,
  WithdrawOrderDocument,
} from '../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../proof/testing/paying-later.ts';
import { approve, newReturn, receive, setReturnDays } from '../proof/testing/returning.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { setWithdrawalDays } from '../proof/testing/withdrawing.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { reconcile } from '../trade/payments/reconcile.ts';
import { declared } from './modules.ts';

const MINUTE_MS = 60_000;
const password = 'a long enough secret';
/** What identifies people, and what they wrote. */
const canaries = {
  name: 'Canary Name',
  email: 'canary@example.com',
  comment: 'Canary comment',
  address: 'Canary Street 1',
};

let shop: TestShop;
let events: FeedEvent[];

/** A shop in which everything happens that is recorded. */
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  const admin = await shop.admin();
  const client = shop.guest();
  const { name, email } = canaries;
  const { register: person } = await client.must(RegisterDocument, { input: { name, email, password } });
  await client.must(VerifyEmailDocument, { token: await mailedToken(shop, 'account.welcome') });
  shop.settings.sendsMails = true;
  for (const agrees of [true, false]) {
    await admin.must(UpdateUserDocument, { input: { id: person.id, email: `${agrees}-${email}` } });
    await client.must(AnswerNewEmailDocument, { agrees });
  }
  shop.settings.sendsMails = false;
  await client.must(UpdateProfileDocument, { input: { name: `${name} II`, password: `${password}!` } });
  await admin.must(UpdateUserDocument, { input: { id: person.id, name: `${name} III`, isAdmin: true } });
  await admin.must(RevokeAdminDocument, { userId: person.id });
  const input = { email, password: `${password}!` };
  await client.must(SignInDocument, { input });

  const { secret } = (await client.must(StartTotpDocument)).startTotp;
  const epoch = Math.floor(shop.ports.now().getTime() / 1000);
  await client.must(ConfirmTotpDocument, { code: await generate({ secret, epoch }) });
  await client.must(RemoveTotpDocument);
  await client.must(EndOtherSessionsDocument);

  const { createProduct: lamp } = await admin.must(CreateProductDocument, {
    input: { name: 'Lamp', price: 4999, countInStock: 10, isDraft: false },
  });
  await admin.must(UpdateProductDocument, { input: { id: lamp.id, name: 'Lantern', price: 5999 } });
  const [from, to] = [1, 2].map((hours) =>
    shop
      .later(hours * 60 * MINUTE_MS)
      .ports.now()
      .toISOString(),
  );
  const sale = { variantId: lamp.id, price: 3999, compareAtPrice: 5999, from: from!, to: to! };
  const { schedulePrices: sales } = await admin.must(SchedulePricesDocument, { input: [sale] });
  await admin.must(CancelPriceSchedulesDocument, { ids: [sales[0]!.id] });
  const running = { ...sale, from: shop.ports.now().toISOString() };
  const { schedulePrices: begun } = await admin.must(SchedulePricesDocument, { input: [running] });
  await workDueRows({ em: shop.em(), ports: shop.ports }, scheduleQueue, shop);
  await admin.must(UpdateProductDocument, { input: { id: lamp.id, price: 4999 } });
  await admin.must(CancelPriceSchedulesDocument, { ids: [begun[0]!.id] });
  const countLamps = async () => {
    const { startStocktake } = await admin.must(StartStocktakeDocument, { input: { name: 'Shelf' } });
    const { id: stocktakeId } = startStocktake.stocktake;
    const entries = [{ key: crypto.randomUUID(), variantId: lamp.id, counted: 10 }];
    await admin.must(CountStockDocument, { input: { stocktakeId, entries } });
    return { input: { stocktakeId } };
  };
  await admin.must(BookStocktakeDocument, await countLamps());
  await admin.must(CancelStocktakeDocument, await countLamps());
  const { saveCategory: category } = await admin.must(SaveCategoryDocument, { input: { name: 'Candles' } });
  await admin.must(SaveCategoryDocument, { input: { id: category.id, name: 'Tapers' } });
  await admin.must(DeleteCategoryDocument, { id: category.id });
  const { collection } = (
    await admin.must(SaveCollectionDocument, { input: { name: 'Warm', productIds: [lamp.id] } })
  ).saveCollection;
  await admin.must(SaveCollectionDocument, {
    input: { id: collection.id, version: 1, rule: { words: 'light' } },
  });
  await admin.must(DeleteCollectionDocument, { input: { id: collection.id } });
  const { page } = (await admin.must(SavePageDocument, { input: { kind: 'ABOUT' } })).savePage;
  await admin.must(SavePageDocument, { input: { id: page.id, version: 1, title: 'Who we are' } });
  await admin.must(SaveMenuDocument, { input: { place: 'FOOTER', version: 0, items: [] } });
  await admin.must(SaveHomeDraftDocument, { input: { version: 0, blocks: [{ kind: 'LATEST' }] } });
  await admin.must(PublishHomePageDocument, { input: { version: 1 } });
  await admin.must(UndoHomePageDocument, { input: { version: 2 } });
  await admin.must(DeletePageDocument, { input: { id: page.id } });
  const maker = { name: 'Acme', postalAddress: '1 Road', electronicAddress: 'safety@acme.example' };
  const { manufacturer } = (await admin.must(SaveManufacturerDocument, { input: maker })).saveManufacturer;
  await admin.must(SaveManufacturerDocument, { input: { id: manufacturer.id, name: 'Acme Ltd' } });
  await admin.must(DeleteManufacturerDocument, { input: { id: manufacturer.id } });
  for (const label of ['Colour', 'Color'])
    await admin.must(SaveAttributeDocument, { input: { key: 'colour', label } });
  await admin.must(DeleteAttributeDocument, { key: 'colour' });
  const { createCustomField } = await admin.must(CreateCustomFieldDocument, {
    input: { subject: 'ORDER', label: 'Gift wrap' },
  });
  const { id: fieldId } = createCustomField.field;
  const { field: second } = (
    await admin.must(CreateCustomFieldDocument, { input: { subject: 'ORDER', label: 'Card' } })
  ).createCustomField;
  await admin.must(SortCustomFieldsDocument, { input: { subject: 'ORDER', ids: [second.id, fieldId] } });
  await admin.must(UpdateCustomFieldDocument, { input: { id: fieldId, version: 1, label: 'Wrap' } });
  await admin.must(DeleteCustomFieldDocument, { input: { id: second.id } });
  const wrap = createCustomField.field.key;
  await admin.must(SaveTaxSettingsDocument, { input: { version: 0, pricesIncludeTax: false } });
  await admin.must(ConfirmDefaultSettingsDocument);
  await admin.must(OpenShopDocument);
  const offer = { title: 'Welcome', kind: 'PERCENT', value: 500 } as const;
  const { savePromotion: promotion } = await admin.must(SavePromotionDocument, { input: offer });
  await admin.must(GenerateCodesDocument, { input: { promotionId: promotion.id, count: 2 } });
  await admin.must(SavePromotionDocument, { input: { ...offer, id: promotion.id, version: 1, value: 600 } });
  await admin.must(DeletePromotionDocument, { id: promotion.id });
  const { createSegment } = await admin.must(CreateSegmentDocument, {
    input: { name: 'Loyal', filter: { minOrders: 2, tags: [canaries.comment] } },
  });
  const { id: segmentId } = createSegment.segment;
  await admin.must(RenameSegmentDocument, { input: { id: segmentId, name: 'Faithful' } });
  await admin.must(ChangeSegmentFilterDocument, {
    input: { id: segmentId, filter: { minOrders: 9 } },
  });
  await admin.must(DeleteSegmentDocument, { input: { id: segmentId } });
  const group = { words: ['lamp', 'lantern'], finds: [] };
  const { saveSynonym: synonyms } = await admin.must(SaveSynonymDocument, { input: group });
  await admin.must(DeleteSynonymDocument, { id: synonyms.id });
  await admin.must(PinProductsDocument, { input: { keyword: 'light', productIds: [lamp.id] } });
  const review = { productId: lamp.id, rating: 4, comment: canaries.comment };
  await client.must(ReviewProductDocument, { input: review });
  const { updateReview } = await client.must(UpdateReviewDocument, { input: { ...review, rating: 5 } });
  const reported = { reviewId: updateReview.id, reason: 'OTHER' as const, text: canaries.comment };
  await admin.must(ReportReviewDocument, { input: reported });
  await admin.must(SetReviewStatesDocument, { input: { ids: [updateReview.id], state: 'SHOWN' } });
  const picture = { jpeg: Buffer.from('1'), small: Buffer.from('1'), createdAt: shop.ports.now() };
  const photoId = crypto.randomUUID();
  await shop.em().insert(ReviewPhoto, { id: photoId, review: updateReview.id, ...picture });
  await admin.must(DeleteReviewPhotoDocument, { input: { photoId } });
  await admin.must(SetReviewStatesDocument, { input: { ids: [updateReview.id], state: 'HIDDEN' } });
  await admin.must(AnswerReviewDocument, { input: { id: updateReview.id, answer: canaries.comment } });

  const start = async () => {
    const shippingAddress = { ...address, address: canaries.address };
    const lines = [{ productId: lamp.id, qty: 1 }];
    const fields = { idempotencyKey: crypto.randomUUID(), lines, shippingAddress, paymentMethod: 'PayPal' };
    return (await client.must(StartCheckoutDocument, { input: fields })).startCheckout;
  };
  const cancelled = await start();
  await client.must(CancelCheckoutDocument, { id: cancelled.id });
  const expired = await start();
  await expireHolds(shop.later(60 * MINUTE_MS));
  const unpaid = (await place(client, await start())).data!.placeOrder;
  await expireHolds(shop.later(60 * MINUTE_MS));
  await client.must(StartPaymentDocument, { orderId: unpaid.id });
  await admin.must(SendPaymentLinkDocument, { orderId: unpaid.id });
  await admin.must(TagOrdersDocument, { input: { ids: [unpaid.id], add: ['Gift'] } });
  await admin.must(SetOrderFieldsDocument, {
    input: { id: unpaid.id, customFields: [{ key: wrap, value: canaries.comment }] },
  });
  await admin.must(UpdateOrderAddressDocument, {
    input: { orderId: unpaid.id, shippingAddress: { ...address, address: 'canary' } },
  });
  const [voided, lapsed] = [
    await placeReserved(shop, client, await start()),
    await placeReserved(shop, client, await start()),
  ];
  const { captureOrder } = await admin.must(CaptureOrderDocument, {
    id: await placeReserved(shop, client, await start()),
  });
  await admin.must(MarkDeliveredDocument, { id: captureOrder.id });
  await client.must(CancelOrderDocument, { id: voided });
  await work(shop, 4 * 24 * 60 * MINUTE_MS);
  await shop
    .em()
    .execute(
      `update sandbox_payment set status = 'refunded', amount_refunded = amount where status = 'authorized'`,
    );
  await work(shop, 6 * 24 * 60 * MINUTE_MS);
  await client.must(CancelOrderDocument, { id: lapsed });
  await admin.must(HoldOrderDocument, { input: { id: unpaid.id, reason: 'canary' } });
  await admin.must(ReleaseOrderDocument, { input: { id: unpaid.id } });
  expect((await admin.fetch('/files/orders.csv?keyword=canary')).status).toBe(200);
  expect((await admin.fetch('/files/customers.csv?keyword=canary')).status).toBe(200);
  const closed = await closedMonth({ shop, admin });
  await admin.must(ReopenMonthDocument, { input: { ...closed.input, reason: 'canary' } });
  const settled = 'type,id,amount,currency,fee,payout,day\npayment,canary,1,INR,0,canary,2026-10-01';
  const payouts = { method: 'POST', body: settled, headers: { 'content-type': 'text/csv' } };
  expect((await admin.fetch('/bookkeeping-files/payouts/razorpay', payouts)).status).toBe(200);
  const { blockBuyer } = await admin.must(BlockBuyerDocument, {
    input: { email: 'blocked-canary@example.com', reason: 'canary' },
  });
  await admin.must(UnblockBuyerDocument, { input: { id: blockBuyer.blockedBuyers[0]!.id } });
  await admin.must(CancelOrderDocument, { id: unpaid.id });
  await offerAllWaysToPay(shop);
  await admin.must(CancelOrderDocument, { id: await orderLater(client, lamp.id) });
  await setWithdrawalDays(shop, 14);
  const withdrawn = { orderId: await orderLater(client, lamp.id), idempotencyKey: crypto.randomUUID() };
  await client.must(WithdrawOrderDocument, {
    input: { ...withdrawn, name: canaries.name, email: canaries.email },
  });
  const mistaken = { orderId: await orderLater(client, lamp.id, 'transfer'), reason: 'canary' };
  const { totalPrice: amount } = await shop.em().findOneOrFail(Order, mistaken.orderId);
  const byHand = { orderId: mistaken.orderId, amount, reference: 'canary' };
  await admin.must(RecordManualPaymentDocument, { input: byHand });
  await admin.must(ReverseManualPaymentDocument, { input: mistaken });
  const ended = { orderId: mistaken.orderId, idempotencyKey: crypto.randomUUID() };
  await admin.must(CancelOrderItemsDocument, { input: ended });
  // Replaced by the next one.
  await start();
  const bought = await start();
  const payment = await shop.pay(bought);
  const paid = (await place(client, bought, payment)).data!.placeOrder;
  await shop.provider.refund(payment.paymentId, 100);
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
  const idempotencyKey = crypto.randomUUID();
  const parcel = { carrier: 'UPS', trackingNumber: 'canary' };
  const { createFulfillment } = await admin.must(CreateFulfillmentDocument, {
    input: { orderId: paid.id, idempotencyKey, ...parcel },
  });
  const { id } = createFulfillment.fulfillment;
  await admin.must(UpdateFulfillmentDocument, { input: { id, trackingNumber: 'canary 2' } });
  await admin.must(UndoFulfillmentDocument, { input: { id } });
  await admin.must(MarkDeliveredDocument, { id: paid.id });
  const sorry = { orderId: paid.id, goodwillAmount: 1_00, reason: 'canary', idempotencyKey };
  await admin.must(RefundOrderDocument, { input: sorry });
  await admin.must(TagOrdersDocument, { input: { ids: [paid.id], add: ['gift'] } });
  const about = (text: string) => {
    return { input: { orderId: paid.id, text, idempotencyKey: crypto.randomUUID() } };
  };
  await client.must(SendOrderMessageDocument, about(canaries.comment));
  await admin.must(MarkMessagesAnsweredDocument, { input: { orderId: paid.id } });
  await admin.must(SendOrderMessageDocument, about(canaries.comment));
  const wrote = { name: canaries.name, email: canaries.email, text: canaries.comment };
  await client.must(SendInquiryDocument, { input: { ...wrote, idempotencyKey: crypto.randomUUID() } });
  const [inquiry] = (await admin.must(InquiriesDocument, {})).inquiries.nodes;
  for (const isAnswered of [true, false])
    await admin.must(MarkInquiryAnsweredDocument, { input: { inquiryId: inquiry!.id, isAnswered } });
  await admin.must(DeleteInquiryDocument, { input: { inquiryId: inquiry!.id } });
  const redirect = await admin.must(SaveRedirectDocument, { input: { from: '/old', to: '/offers' } });
  await admin.must(DeleteRedirectDocument, { input: { id: redirect.saveRedirect.redirect.id } });
  const past = await pastOrder({ shop } as Stage);
  await admin.must(ErasePastOrdersDocument, { input: { email: past.email } });
  const { addOrderNote } = await admin.must(AddOrderNoteDocument, about(canaries.comment));
  await admin.must(DeleteOrderNoteDocument, { input: { noteId: addOrderNote.order.notes![0]!.id } });
  await admin.must(TagCustomerDocument, { input: { id: paid.id, add: [canaries.comment] } });
  const ofCustomer = await admin.must(CreateCustomFieldDocument, {
    input: { subject: 'CUSTOMER', label: 'Remark' },
  });
  const remark = { key: ofCustomer.createCustomField.field.key, value: canaries.comment };
  await admin.must(SetCustomerFieldsDocument, { input: { id: paid.id, customFields: [remark] } });
  const { addCustomerNote } = await admin.must(AddCustomerNoteDocument, {
    input: { customerId: paid.id, text: canaries.comment, idempotencyKey: crypto.randomUUID() },
  });
  await admin.must(DeleteCustomerNoteDocument, {
    input: { noteId: addCustomerNote.customer.notes[0]!.id },
  });
  await setReturnDays(shop, 14);
  const { order: sold } = await admin.must(ReturnsOfOrderDocument, { id: paid.id });
  const units = { orderId: paid.id, line: sold.orderItems[0]!.id };
  const back = (more = {}) => newReturn(client, units, 1, { comment: canaries.comment, ...more });
  await client.must(CancelReturnDocument, { input: { returnId: await back() } });
  const answer = canaries.comment;
  await admin.must(RefuseReturnDocument, { input: { returnId: await back(), answer } });
  const returnId = await back();
  await approve(admin, returnId, answer);
  await receive(admin, returnId, units.line);
  await admin.must(CloseReturnDocument, { input: { returnId, reason: canaries.comment } });
  const buyer = await shop.shopper();
  const newId = await exchangedDearer(admin, await approvedReturn(shop, buyer, 25_00), 11_50);
  await payRest(shop, buyer, newId);
  await enterSeller(shop);
  await admin.must(IssueInvoiceDocument, { input: { orderId: paid.id } });
  const due = await shop.em().findOneOrFail(Mail, { sentAt: null }, { orderBy: { id: 'asc' } });
  await admin.must(RetryWorkDocument, { queue: 'mails', id: due.id });
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const [mail] = (await admin.must(MailsDocument, { state: 'SENT' })).mails.mails;
  await admin.must(SendMailAgainDocument, { id: mail!.id });
  // Dearer by now: the payment goes back.
  await admin.must(UpdateProductDocument, { input: { id: lamp.id, price: 6999 } });
  await place(client, expired, await shop.pay(expired));

  const invite = async (email: string) =>
    (await admin.must(InviteStaffDocument, { input: { email, name, permissions: ['ORDERS'] } })).inviteStaff;
  await admin.must(WithdrawInvitationDocument, { id: (await invite('third-canary@example.com')).id });
  await invite('third-canary@example.com');
  const joining = { token: await mailedToken(shop, 'staff.invited'), password };
  await shop.guest().must(AcceptInvitationDocument, { input: joining });

  const guest = await shop.guestBuyer('guest-canary@example.com');
  const fields = { idempotencyKey: crypto.randomUUID(), lines: [{ productId: lamp.id, qty: 1 }] };
  const shippingAddress = { ...address, address: canaries.address };
  await guest
    .must(StartCheckoutDocument, { input: { ...fields, shippingAddress, paymentMethod: 'PayPal' } })
    .then(async ({ startCheckout }) => place(guest, startCheckout, await shop.pay(startCheckout)));
  const owner = { name, email: 'guest-canary@example.com', password };
  const { register: claimer } = await shop.guest().must(RegisterDocument, { input: owner });
  const token = await issueToken(
    shop.em(),
    'reset',
    { userId: claimer.id, emailKey: owner.email },
    shop.ports.now(),
  );
  await shop.guest().must(ResetPasswordDocument, { input: { token, password: `${password}?` } });

  await admin.must(DeleteProductDocument, { id: lamp.id });
  await admin.must(RestoreProductsDocument, { ids: [lamp.id] });
  await createAdmin(shop.later(), { name, email: 'other-canary@example.com', password });
  await admin.must(DeleteUserDocument, { id: (await shop.shopper()).user.id });
  expect(await shop.violations()).toEqual([]);
  await admin.must(EraseUserDocument, { id: person.id });
  events = await readEvents(shop.em(), FEED_START, 1_000);
});
afterAll(() => shop?.close());

test('every type of event is recorded by a use case', () => {
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(
    Object.keys(declared.events.types).sort(),
  );
});

test('no event holds a name, an e-mail address, a postal address or a text of a person', () => {
  expect(JSON.stringify(events)).not.toMatch(/canary/i);
});

test('every follower can follow every event of its types', async () => {
  const following = (Object.entries(declared.events.followers) as [EventName, Follower[]][]).flatMap(
    ([type, list]) => list.map((follow) => ({ type, follow })),
  );
  for (const { type, follow } of following) {
    for (const { subjectId: subject, orderId, data } of events.filter((event) => event.type === type)) {
      const event = { type, subject, order: orderId ?? undefined, data } as ShopEvent;
      await shop.em().transactional((em) => follow(em, event, { ports: shop.ports }));
    }
  }
});
