import { workDueRows } from '../../core/due-rows.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { invoiceQueue } from '../../trade/invoices/invoice-queue.ts';
import { type SellerSettings, sellerSettings } from '../../trade/seller/seller-settings.ts';
import { place, startCheckout } from './buying.ts';
import { InvoicesDocument } from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

export const seller = {
  ...sellerSettings.defaults,
  legalName: 'Citron & Co. Ltd',
  street: 'MG Road 1',
  postalCode: '411001',
  city: 'Pune',
  country: 'IN',
  taxNumber: '27AAPFU0939F1ZV',
  email: 'books@citron.example',
  phone: '+91 20 123456',
};

/** Enters the data of the seller, without which no invoice is issued. */
export async function enterSeller(shop: TestShop, more: Partial<SellerSettings> = {}): Promise<void> {
  const row = { key: 'seller', value: { ...seller, ...more }, version: 1, updatedAt: new Date() };
  await shop.em().upsert(Setting, row);
}

/** Issues what is due, as the job does. Returns the number of orders that were worked on. */
export const issueDocuments = (shop: TestShop, later = 0): Promise<number> =>
  workDueRows({ ...shop.later(later), settings: shop.settings }, invoiceQueue, { logger: shop.logger });

/** The documents of an order as a client sees them. */
export const invoicesOf = async (client: TestClient, id: string) =>
  (await client.must(InvoicesDocument, { id })).order.invoices;

/** A paid order of 3 units at 20.00, with 9.00 tax and 100.00 shipping: 169.00. Returns the ids of it and of its line. */
export async function paidOrder(shop: TestShop, buyer: TestClient): Promise<{ id: string; line: string }> {
  const lamp = await shop.addProduct({ name: 'Lamp <3>', price: 20_00, countInStock: 10 });
  const checkout = await startCheckout(buyer, lamp.id, 3);
  const { data } = await place(buyer, checkout, await shop.pay(checkout));
  const { id } = data!.placeOrder;
  const lines = await shop
    .em()
    .execute<{ id: string }[]>('select id from order_lines where order_id = ?', [id]);
  return { id, line: lines[0]!.id };
}
