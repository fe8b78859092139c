import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { presets } from '../features/accounts/presets.ts';
import { buy } from './buy.ts';
import { employ } from './employ.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

const CAMERA = 'Byway 35 Film Camera';
const HEADPHONES = 'Quietfield Wireless Headphones';

/** Somebody of the staff with the permissions of a preset, at the admin area's home. */
async function begin(preset: string, name: string): Promise<Page> {
  const login = await employ(shop, name, presets[preset]!);
  const { page } = await shop.visit();
  await signIn(page, login, '/admin');
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  return page;
}

/** The hands of a person, which count what they do: a click, or a text that is typed. */
function handsOf() {
  let actions = 0;
  const counted =
    <Rest extends unknown[]>(act: (where: Locator, ...rest: Rest) => Promise<unknown>) =>
    async (where: Locator, ...rest: Rest) => {
      actions += 1;
      await act(where, ...rest);
    };
  return {
    actions: () => actions,
    click: counted((where) => where.click()),
    type: counted((where, text: string) => where.fill(text)),
  };
}

/** Returns the number of a paid order of both products. */
async function sell(): Promise<number> {
  const id = await buy(shop, logins.shopper, CAMERA, HEADPHONES);
  const admin = await shop.api(logins.admin);
  const { order } = await admin<{ order: { number: number } }>(
    'query($id: ID!) { order(id: $id) { number } }',
    { id },
  );
  return order.number;
}

test('a packer ships what waits, and support refunds a line of it, in four actions each', async () => {
  const number = await sell();
  const packer = await begin('Packing', 'Pia Packer');
  const packing = handsOf();
  await packing.click(packer.getByRole('link', { name: 'Orders to ship' }));
  await packing.click(packer.getByRole('row', { name: `#${number}` }).getByRole('link', { name: 'Details' }));
  await packing.click(packer.getByRole('button', { name: 'Ship 2 items' }));
  const shipping = packer.getByRole('dialog');
  expect(await shipping.getByRole('checkbox', { name: /^Mail the customer/ }).isChecked()).toBe(true);
  await packing.click(shipping.getByRole('button', { name: 'Ship', exact: true }));
  await packer.getByRole('button', { name: /^Undo until/ }).waitFor();
  expect(packing.actions()).toBe(4);

  const support = await begin('Support', 'Sam Support');
  await support.keyboard.press('/');
  await support.getByRole('combobox', { name: 'Search everything' }).fill(`#${number}`);
  await support.getByRole('option', { name: new RegExp(`^#${number}`) }).click();
  const refunding = handsOf();
  await refunding.click(support.getByRole('button', { name: 'Refund', exact: true }));
  const dialog = support.getByRole('dialog', { name: 'Refund' });
  await refunding.type(dialog.getByRole('group', { name: CAMERA }).getByLabel('Refund, of 1 shipped'), '1');
  await refunding.type(dialog.getByLabel('Reason'), 'Scratched.');
  await refunding.click(dialog.getByRole('button', { name: /^Refund .\d/ }));
  await support.getByText('Refund made').waitFor();
  await support.getByRole('heading', { name: 'Cancellations and Refunds' }).waitFor();
  expect(refunding.actions()).toBe(4);
});
