import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { addToCart, fillShipping, openMail, signIn } from './walks.ts';

const PHONE = { width: 320, height: 800 };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

test('an admin offers bank transfers, a shopper orders by one, and staff record the money', async () => {
  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/settings/payment');
  await page.getByRole('button', { name: 'Add payment method' }).click();
  const kind = page.getByRole('dialog').getByLabel('Kind');
  expect(await kind.evaluate((field) => field === document.activeElement)).toBe(true);
  await kind.selectOption('TRANSFER');
  await page.getByLabel('Name', { exact: true }).fill('Bank transfer');
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText(/^Say where the money goes/).waitFor();
  await page.getByLabel('Instructions').fill('To Citron Ltd\nAccount 12 34 56');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await page.getByText('Payment method saved').waitFor();
  await page.getByLabel('Days to wait for a transfer').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const { page: buyer } = await shop.visit({ viewport: PHONE });
  await signIn(buyer, logins.shopper, '');
  await addToCart(buyer, 'Byway 35 Film Camera');
  await buyer.goto('/shipping');
  await fillShipping(buyer);
  expect(await buyer.getByRole('radio', { name: 'PayPal or Credit Card' }).isChecked()).toBe(true);
  await buyer.getByRole('radio', { name: /^Bank transfer/ }).check();
  expect(await buyer.locator('[class*=Radio-root][class*=Mui-checked]').count()).toBe(1);
  expect(await violations(buyer)).toEqual([]);
  await buyer.getByRole('button', { name: 'Continue' }).click();
  await buyer.waitForURL('/placeorder');
  await buyer.getByText('Bank transfer').waitFor();
  await buyer.getByRole('button', { name: /^Place Order/ }).click();
  await buyer.waitForURL(/\/order\/[\w-]{36}$/);
  await buyer.getByText('Account 12 34 56').waitFor();
  await buyer.getByText(/^Please transfer/).waitFor();
  await buyer.getByText('Not Paid').waitFor();
  expect(await buyer.getByRole('button', { name: /^Pay now/ }).count()).toBe(0);
  expect(await violations(buyer)).toEqual([]);
  expect(await buyer.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

  const order = new URL(buyer.url()).pathname;
  await page.goto(order);
  await page.getByRole('button', { name: 'Record payment' }).click();
  await page.getByLabel('Reference').fill('Statement 4, line 2');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Paid by bank transfer, recorded on/).waitFor();
  await page.getByText('Reference: Statement 4, line 2').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Goodwill (optional)').fill('1');
  await page.getByLabel('Reason').fill('A scratch.');
  await page.getByText(/^This payment was recorded by hand: you give/).waitFor();
  await page.getByRole('button', { name: 'Refund ₹1.00' }).click();
  await page.getByRole('button', { name: 'Mark as given back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as given back' }).click();
  await page.getByText(/^₹1.00 given back on/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto('/admin/money');
  await page.getByText(/^Recorded by hand as well: .+ in 1 payment$/).waitFor();
  expect(problems).toEqual([]);

  await buyer.reload();
  await buyer.getByText(/^Paid by bank transfer, recorded on/).waitFor();
  await buyer.goto('/sandbox/mail');
  await openMail(buyer, /^Your order .* at .*(?<!paid)$/);
  await buyer.getByText('Account 12 34 56').first().waitFor();
});

const entry = (amount: number, text: string, { kind = 'CRDT', reference = text, state = 'BOOK' } = {}) =>
  `<Ntry><Amt Ccy="INR">${(amount / 100).toFixed(2)}</Amt><CdtDbtInd>${kind}</CdtDbtInd><Sts><Cd>${state}</Cd></Sts>
     <NtryDtls><TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><RltdPties><Dbtr><Pty><Nm>Sam Shopper</Nm></Pty></Dbtr></RltdPties>
       <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

const batch = (amounts: number[]) =>
  `<Ntry><Amt Ccy="INR">${amounts.reduce((sum, each) => sum + each, 0) / 100}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><NtryRef>9</NtryRef><NtryDtls>
     ${amounts.map((amount) => `<TxDtls><Amt Ccy="INR">${amount / 100}</Amt><RltdPties><Dbtr><Nm>Bea</Nm></Dbtr></RltdPties></TxDtls>`).join('')}
   </NtryDtls></Ntry>`;

test('transfers of a bank statement are matched, booked once, and shown as booked when it is read again', async () => {
  const admin = await shop.api(logins.admin);
  const settings = await admin<{ paymentMethodSettings: { methods: { id: string; kind: string }[] } }>(
    '{ paymentMethodSettings { methods { id kind } } }',
  );
  const { id: paymentMethod } = settings.paymentMethodSettings.methods.find(
    ({ kind }) => kind === 'TRANSFER',
  )!;
  const buyer = await shop.api(logins.shopper);
  const { products } = await buyer<{ products: { products: { id: string }[] } }>(
    '{ products { products { id } } }',
  );
  const input = {
    lines: [{ productId: products.products[0]!.id, qty: 1 }],
    shippingAddress: { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' },
    paymentMethod,
  };
  const { orderCart: order } = await buyer<{ orderCart: { id: string; number: number; totalPrice: number } }>(
    'mutation($input: OrderCartInput!) { orderCart(input: $input) { id number totalPrice } }',
    { input },
  );
  const statement = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct>
    ${entry(order.totalPrice, `Order #${order.number}`)}${entry(500, 'Rent', { kind: 'DBIT' })}${entry(700, 'Later', { state: 'PDNG' })}${batch([100, 200])}
    </Stmt></BkToCstmrStmt></Document>`;

  const { page, problems } = await shop.visit({ viewport: PHONE });
  await signIn(page, logins.admin, '/admin/orders/transfers');
  const upload = (text: string) =>
    page
      .getByLabel('Bank statement')
      .setInputFiles({ name: 's.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await upload('neither');
  await page.getByText('This is neither a CAMT.053 statement nor a CSV file with a header.').waitFor();
  await upload(statement);
  await page.getByText('Pays the order.').waitFor();
  // The debit and what is pending are left out, the batch has two payments.
  expect(await page.getByRole('row').count()).toBe(4);
  expect(await page.getByText('Bea').count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Book 1 transfer', exact: true }).click();
  await page.getByText('1 transfer booked').waitFor();
  await page.getByText('Booked.').waitFor();
  await page.reload();
  await upload(statement);
  await page.getByText('Booked.').waitFor();
  expect(await page.getByRole('button', { name: 'Book 0 transfers' }).isDisabled()).toBe(true);
  const { order: paid } = await buyer<{ order: { isPaid: boolean } }>(
    'query($id: ID!) { order(id: $id) { isPaid } }',
    {
      id: order.id,
    },
  );
  expect(paid.isPaid).toBe(true);
  expect(problems).toEqual([]);
});
