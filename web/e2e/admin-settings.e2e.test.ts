import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { GRAPHQL, operationOf } from './graphql-requests.ts';
import { logins, openShop, type Shop } from './open-shop.ts';
import { chooseCountries, signIn } from './walks.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());
afterEach(() => shop.endVisits());

/** Whether the top of what has the focus is in the upper half of the window. */
const focused = () => {
  const { id } = document.activeElement!;
  return document.activeElement!.getBoundingClientRect().top < innerHeight / 2 ? id : `${id} is far below`;
};

test('an address with a heading of the settings leads to it, also one of the time when all were on one screen', async () => {
  const { page } = await shop.visit();
  await signIn(page, logins.admin, '/admin/settings#taxes');
  await page.getByRole('heading', { name: 'Taxes', level: 2 }).waitFor();
  await expect.poll(() => page.evaluate(focused)).toBe('taxes');

  await page.goto('/admin/orderlist');
  await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/admin/settings#shipping-methods' });
    document.querySelector('main h1')!.after(Object.assign(link, { textContent: 'To shipping' }));
  });
  await page.getByRole('link', { name: 'To shipping' }).click();
  await expect.poll(() => page.evaluate(focused)).toBe('shipping-methods');
});

test('who signs in first comes to the section of the address', async () => {
  const { page } = await shop.visit();
  await page.goto('/admin/settings#taxes');
  await page.getByLabel('Email').fill(logins.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(logins.admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => page.evaluate(focused)).toBe('taxes');
});

test('a section stays where its link led when notices come above it later, until somebody scrolls', async () => {
  const { page } = await shop.visit();
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  // Tall.
  const issue = {
    __typename: 'SetupIssue',
    code: 'UNTAXED_CLASS',
    taxClass: `${'late '.repeat(400)}end`,
    productCount: 1,
    shippingMethodCount: 0,
    variables: null,
  };
  await page.route(GRAPHQL, async (route) => {
    if (operationOf(route.request())?.operationName !== 'SetupIssues') return route.continue();
    await isTime;
    await route.fulfill({ json: { data: { setupIssues: [issue] } } });
  });
  await signIn(page, logins.admin, '/admin/settings/checkout#checkout');
  const heading = page.getByRole('heading', { name: 'Checkout', level: 2 });
  await heading.waitFor();
  const top = () => heading.evaluate((each) => Math.round(each.getBoundingClientRect().top));
  await expect.poll(() => page.evaluate(focused)).toBe('checkout');
  const before = await top();
  // As in browsers without scroll anchoring, which does not always help in the others either.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
  answer();
  await page.getByText("late end'").waitFor();
  // Pages scroll by whole pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);

  const here = await top();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(top).toBe(here + 300);
  await page.evaluate(async () => {
    document
      .querySelector('main')!
      .append(Object.assign(document.createElement('p'), { innerText: 'Later' }));
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await top()).toBe(here + 300);
});

test('tax classes are chosen from those with a rate; one that has lost it gets a warning until a rate has it', async () => {
  const { page } = await shop.visit();
  const dialog = page.getByRole('dialog');
  const addRate = async () => {
    await page.getByRole('button', { name: 'Add tax rate' }).click();
    await dialog.getByLabel('Name').fill('No tax');
    await dialog.getByLabel('Tax class').fill('gifts');
    await dialog.getByLabel('Percent').fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  };
  await signIn(page, logins.admin, '/admin/settings/taxes');
  await addRate();
  await page.goto('/admin/products/new');
  await page.getByLabel('Tax class').selectOption('gifts');
  await page.getByText('Tax rates are set for classes of products').waitFor();

  await page.goto('/admin/settings/shipping');
  await page.getByRole('button', { name: 'Add shipping method' }).click();
  await dialog.getByLabel('Name').fill('Gift service');
  await dialog.getByLabel('Price', { exact: true }).fill('0');
  await dialog.getByLabel('Tax class of its price').selectOption('gifts');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto('/admin/settings/taxes');
  await page.getByRole('button', { name: 'Delete No tax' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const hint = page.getByText("The tax class 'gifts' has no tax rate, so 1 shipping method is sold untaxed");
  await hint.waitFor();
  await page.goto('/admin/settings/shipping');
  await hint.waitFor();
  await page.getByRole('button', { name: 'Edit Gift service' }).click();
  await dialog.getByText("No tax rate has the class 'gifts'").waitFor();
  await dialog.getByLabel('Tax class of its price').selectOption('standard');
  await dialog.getByText('A new class comes with its tax rate').waitFor();
  expect(await dialog.getByLabel('Tax class of its price').locator('option').allInnerTexts()).toEqual([
    ...['Its price is not taxed', 'standard', 'gifts (no tax rate)'],
  ]);
  await page.goto('/admin/settings/taxes');
  await addRate();
  await hint.waitFor({ state: 'detached' });
});

test('who saves settings that a colleague has changed meanwhile is shown what is theirs, and loses nothing that was typed', async () => {
  const mine = (await shop.visitAnew()).page;
  const theirs = (await shop.visitAnew()).page;
  for (const page of [mine, theirs]) await signIn(page, logins.admin, '/admin/settings/returns');
  const form = (page: typeof mine) => page.getByRole('region', { name: 'Returns', exact: true });
  const days = (page: typeof mine) => form(page).getByLabel('Days to send items back');
  const payer = (page: typeof mine) => form(page).getByLabel('Who pays return shipping');
  const save = (page: typeof mine) => form(page).getByRole('button', { name: 'Save' }).click();
  await days(mine).fill('40');
  await days(theirs).fill('14');
  await chooseCountries(form(theirs), 'Countries of returns', 'Germany');
  await payer(theirs).selectOption({ label: 'the shop' });
  await save(theirs);
  await theirs.getByText('Settings saved').waitFor();
  await save(mine);
  await mine
    .getByText(
      'Ada Admin saved these settings meanwhile: Days to send items back: 14. What you typed is kept, and replaces that',
    )
    .waitFor();
  expect(await days(mine).inputValue()).toBe('40');
  await expect.poll(() => payer(mine).locator('option:checked').innerText()).toBe('the shop');
  await save(mine);
  await mine.getByText('Settings saved').waitFor();
  await expect.poll(() => mine.getByText('What you typed is kept').count()).toBe(0);
  await mine.reload();
  expect(await days(mine).inputValue()).toBe('40');
  expect(await payer(mine).locator('option:checked').innerText()).toBe('the shop');

  await days(mine).fill('41');
  await theirs.reload();
  await payer(theirs).selectOption({ label: 'the buyer' });
  await save(theirs);
  await theirs.getByText('Settings saved').waitFor();
  await save(mine);
  await mine
    .getByText(
      'Ada Admin saved these settings meanwhile: Who pays return shipping. What you typed is kept: save',
    )
    .waitFor();
});

test('adding and deleting payment methods reports no change by a colleague, and what is typed beside them stays', async () => {
  const { page } = await shop.visitAnew();
  await signIn(page, logins.admin, '/admin/settings/payment');
  const methods = page.getByRole('region', { name: 'Payment', exact: true });
  const wait = page.getByRole('region', { name: 'Paid later' });
  for (const name of ['At the door', 'At the gate']) {
    await methods.getByRole('button', { name: 'Add payment method' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await methods.getByRole('row').filter({ hasText: name }).waitFor();
  }
  const days = wait.getByLabel('Days to wait for a delivery');
  await days.fill('21');
  for (const name of ['At the gate', 'At the door']) {
    await methods.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await methods.getByRole('row').filter({ hasText: name }).waitFor({ state: 'detached' });
    expect(await page.getByText('meanwhile').count()).toBe(0);
    if (name === 'At the gate') expect(await days.inputValue()).toBe('21');
  }
});
