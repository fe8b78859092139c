import '../graph/cli/needs-node.mjs';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// npm run check:mutations [-- word…]: removes the protections below from a copy of the last commit, one at a time (those
// whose names contain one of the words), and runs the tests that must fail. Exits with 1 when one of them passes.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const mutations = [
  {
    name: 'prices are set by staff alone',
    file: 'graph/cart/override-prices.ts',
    from: '  requirePermission(ctx, Permission.Orders);\n',
    to: '',
    tests: ['unit', 'graph/staff-orders/staff-orders.test.ts', 'prices need the permission'],
  },
  {
    name: 'the reason for a price is shown to staff alone',
    file: 'graph/orders/price-override.resolver.ts',
    from: 'actor.can(Permission.Orders) && priceOverride',
    to: 'priceOverride',
    tests: ['unit', 'graph/staff-orders/staff-orders.test.ts', 'shown to staff alone'],
  },
  {
    name: 'a link that shows an order does not pay it',
    file: 'graph/staff-orders/payment-links.ts',
    from: "['payment']",
    to: "['payment', 'order']",
    tests: ['unit', 'graph/staff-orders/payment-links.test.ts', 'only shows an order'],
  },
  {
    name: 'a key of the staff is used for one customer',
    file: 'graph/checkout/draft-checkout.ts',
    from: 'agent && staffKeyOf(agent, state.idempotencyKey)',
    to: 'null',
    tests: ['race', 'graph/staff-orders/staff-orders.race.test.ts', 'one key for many customers'],
  },
  {
    name: 'orders that staff take count for no network',
    file: 'graph/checkout/claim-hold.ts',
    from: '  if (agentOf(ctx.actor)) return;\n',
    to: '',
    tests: ['unit', 'graph/staff-orders/staff-orders.test.ts', 'not against the network'],
  },
  {
    name: 'guests with one address share the limit of a person',
    file: 'graph/promotions/redeem.ts',
    from: 'coalesce(email_key, guest_email_key)',
    to: 'email_key',
    tests: ['race', 'graph/promotions/promotions.race.test.ts', 'guests with one address'],
  },
  {
    name: 'settings that were changed meanwhile are not overwritten',
    file: 'graph/settings/edit-setting.ts',
    from: '(row?.version ?? 0) !== version',
    to: 'false',
    tests: ['unit', 'graph/settings/settings.test.ts', 'changed meanwhile is refused'],
  },
  {
    name: 'shipping that is not offered any more is not sold',
    file: 'graph/checkout/cart-refusal.ts',
    from: 'return isOther',
    to: 'return false',
    tests: ['unit', 'graph/settings/settings.test.ts', 'not offered any more'],
  },
  {
    name: 'shipping rules: nothing goes where nothing ships',
    file: 'graph/checkout/cart-refusal.ts',
    from: 'if (!method)',
    to: 'if (false)',
    tests: ['unit', 'graph/settings/settings.test.ts', 'that nothing ships to'],
  },
  {
    name: 'the current shipping rules decide on a late payment',
    file: 'graph/checkout/rules-refusal.ts',
    from: 'return isSame',
    to: 'return true',
    tests: ['unit', 'graph/orders/order-end.test.ts', 'shipping or tax changed'],
  },
  {
    name: 'an address book has at most 20 addresses',
    file: 'graph/addresses/lock-addresses.ts',
    from: '{ alone: true }',
    to: '{ alone: false }',
    tests: ['race', 'graph/addresses/addresses.race.test.ts', 'of 30 addresses'],
  },
  {
    name: 'first syncs of a cart wait for each other',
    file: 'graph/stored-carts/sync-cart.ts',
    from: '{ alone: true }',
    to: '{ alone: false }',
    tests: ['race', 'graph/stored-carts/sync-cart.race.test.ts', 'make one cart'],
  },
  {
    name: 'merged carts lose no line that nobody removed',
    file: 'graph/money/merge-carts.ts',
    from: 'other === old ? own :',
    to: 'other === old ? other :',
    tests: ['unit', 'web/features/cart/sync-cart.test.ts', 'come to the same cart'],
  },
  {
    name: 'devices that sync in turn come to rest',
    file: 'graph/money/merge-carts.ts',
    from: 'isSame ? version : version + 1',
    to: 'version + 1',
    tests: ['unit', 'graph/stored-carts/sync-cart.test.ts', 'changes nothing'],
  },
  {
    name: 'what was bought leaves the cart of the account',
    file: 'graph/server/contributions.ts',
    from: "{ 'order.placed': [forgetBought] },",
    to: '',
    tests: ['unit', 'graph/stored-carts/sync-cart.test.ts', 'takes what was bought out'],
  },
  {
    name: 'the answer for somebody who has signed out fills no cart',
    file: 'web/features/cart/sync-cart.ts',
    from: 'account() !== owner || isOld',
    to: 'isOld',
    tests: ['unit', 'web/features/cart/sync-cart.test.ts', 'signed out meanwhile'],
  },
  {
    name: 'one reminder a cart, also by two processes',
    file: 'graph/stored-carts/reminder-queue.ts',
    from: 'row.reminded_at is null and row.lines',
    to: 'row.lines',
    tests: ['race', 'graph/stored-carts/reminders.race.test.ts', 'one mail about a cart'],
  },
  {
    name: 'nobody is reminded without agreeing',
    file: 'graph/stored-carts/reminder-queue.ts',
    from: 'and cart_reminders_at is not null',
    to: '',
    tests: ['unit', 'graph/stored-carts/reminders.test.ts', 'who did not agree'],
  },
  {
    name: 'opening a link unsubscribes nobody',
    file: 'graph/stored-carts/unsubscribe-page.tsx',
    from: "router.get('/:token', (_req, res) => {",
    to: "router.get('/:token', async (req, res) => {\n    await stopReminders(await contextOf(req as unknown as Request, res), req.params.token);",
    tests: ['unit', 'graph/stored-carts/reminders.test.ts', 'not by opening it'],
  },
  {
    name: 'a deleted account leaves no cart',
    file: 'graph/privacy/delete-user.ts',
    from: 'await em.nativeDelete(StoredCart, { user });',
    to: '',
    tests: ['unit', 'graph/stored-carts/sync-cart.test.ts', 'of a deleted account'],
  },
  {
    name: 'a deleted account leaves no address book',
    file: 'graph/privacy/delete-user.ts',
    from: 'await em.nativeDelete(SavedAddress, { user });',
    to: '',
    tests: ['unit', 'graph/addresses/addresses.test.ts', 'of a deleted account'],
  },
  {
    name: 'orders of guests are claimed by a confirmed address alone',
    file: 'graph/guests/claim-followers.ts',
    from: ' and email_verified_at is not null',
    to: '',
    tests: ['unit', 'graph/guests/guests.test.ts', 'nobody confirmed'],
  },
  {
    name: 'a link to an order makes no account',
    file: 'graph/guests/claim-orders.ts',
    from: "useToken(em, token, 'claim', now)",
    to: "useToken(em, token, 'order', now)",
    tests: ['unit', 'graph/guests/guests.test.ts', 'does nothing else'],
  },
  {
    name: 'guests of a network hold few checkouts',
    file: 'graph/checkout/claim-hold.ts',
    from: "if (ctx.actor.kind === 'guest') refuseGuest",
    to: 'if (ctx.em === null) refuseGuest',
    tests: ['unit', 'graph/checkout/guest-checkout.test.ts', 'guests of one network'],
  },
  {
    name: 'stock is only taken while there is enough',
    file: 'graph/catalog/stock.ts',
    from: 'v.count_in_stock >= $1::int',
    to: '$1::int is not null',
    tests: ['race', 'graph/checkout/checkout.race.test.ts', 'somebody else takes the last piece'],
  },
  {
    name: 'a change of many prices is applied once',
    file: 'graph/catalog/apply-changes.ts',
    from: 'if (price) refuseStalePrices(seen[index]!, before);',
    to: '',
    tests: ['race', 'graph/catalog/update-products.race.test.ts', 'of two presses at once'],
  },
  {
    name: 'pieces are added to the stock that was seen',
    file: 'graph/catalog/apply-changes.ts',
    from: 'if (stock) refuseStaleStock(seen[index]!, before);',
    to: '',
    tests: ['unit', 'graph/catalog/update-products.test.ts', 'stock is set, or added to once'],
  },
  {
    name: 'a row of a file is imported once',
    file: 'graph/imports/work-import.ts',
    from: `where id = ? and "row" = ? and state = 'waiting' for update`,
    to: `where id = ? and ? >= 0 and state = 'waiting' for update`,
    tests: ['race', 'graph/imports/imports.race.test.ts', 'for longer than its lease'],
  },
  {
    name: 'a restored product takes no SKU of another one',
    file: 'graph/catalog/restore-products.ts',
    from: 'retryTakenSku(() => restore(rows))',
    to: 'restore(rows)',
    tests: ['race', 'graph/catalog/update-products.race.test.ts', 'a SKU that another product takes'],
  },
  {
    name: 'a variant that is no longer sold is not bought',
    file: 'graph/catalog/stock.ts',
    from: 'where v.id = $2 and v.deleted_at is null and',
    to: 'where v.id = $2 and',
    tests: ['race', 'graph/catalog/save-variants.race.test.ts', 'being removed waits'],
  },
  {
    name: 'an edit of variants sees those that another one has added',
    file: 'graph/catalog/lock-variants.ts',
    from: 'if (now > variants.length)',
    to: 'if (now < 0)',
    tests: ['race', 'graph/catalog/save-variants.race.test.ts', 'another edit of variants'],
  },
  {
    name: 'an edit of variants does not overwrite prices that it was not decided on',
    file: 'graph/catalog/refuse-stale-variants.ts',
    from: 'rows.filter(({ row, variant }) => hasOtherPrices(row, variant))',
    to: 'rows.filter(() => false)',
    tests: ['race', 'graph/catalog/stale-edits.race.test.ts', 'an edit of variants'],
  },
  {
    name: 'an edit of a price does not overwrite another one than it was decided on',
    file: 'graph/catalog/update-product.ts',
    from: 'refuseStale(input, locked[index]!.variants)',
    to: 'void input',
    tests: ['race', 'graph/catalog/stale-edits.race.test.ts', 'an edit of the price'],
  },
  {
    name: 'two planned prices of a variant do not overlap',
    file: 'graph/catalog/schedule-prices.ts',
    from: '{ lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy',
    to: '{ refresh: true, orderBy',
    tests: ['race', 'graph/catalog/price-schedules.race.test.ts', 'of two plans'],
  },
  {
    name: 'a price that was edited meanwhile stays when a planned one ends',
    file: 'graph/catalog/run-schedules.ts',
    from: '  if (variant.price !== price || variant.compareAtPrice !== compareAtPrice) return;\n',
    to: '',
    tests: ['unit', 'graph/catalog/price-schedules.test.ts', 'edited by hand'],
  },
  {
    name: 'a checkout that has ended is bought at its prices or not at all',
    file: 'graph/orders/resume-checkout.ts',
    from: 'atSamePrices: !end.hasOrder',
    to: 'atSamePrices: false',
    tests: ['unit', 'graph/orders/order-end.test.ts', 'refunded when the price'],
  },
  {
    name: 'a cancelled order cannot be paid',
    file: 'graph/orders/resume-checkout.ts',
    from: 'if (end.isCancelled)',
    to: 'if (end.isCancelled === null)',
    tests: ['unit', 'graph/orders/order-end.test.ts', 'an admin cancels'],
  },
  {
    name: 'a person holds one cart at a time',
    file: 'graph/checkout/claim-hold.ts',
    from: '    await giveBack(em, other);\n',
    to: '',
    tests: ['race', 'graph/checkout/hold-limits.race.test.ts', 'one holds stock'],
  },
  {
    name: 'holds that are never paid are limited',
    file: 'graph/checkout/claim-hold.ts',
    from: 'if (held!.ofPerson + checkout.holdCount >= holdLimits.unpaidOfPerson)',
    to: 'if (held === null)',
    tests: ['unit', 'graph/checkout/hold-limits.test.ts', 'so often within a day'],
  },
  {
    name: 'nothing is bought for an account that is being erased',
    file: 'graph/checkout/lock-buyer.ts',
    from: 'and deleted_at is null',
    to: '',
    tests: ['race', 'graph/privacy/erase-user.race.test.ts', 'waits, and is not started'],
  },
  {
    name: 'goods that were delivered are not given back',
    file: 'graph/orders/mark-delivered.ts',
    from: '    await deliver({ em, actor: ctx.actor }, checkout);\n',
    to: '',
    tests: ['unit', 'graph/orders/mark-delivered.test.ts', 'never go back to the shelf'],
  },
  {
    name: 'whoever changes a checkout holds its lock',
    file: 'graph/checkout/lock-checkout.ts',
    from: '{ lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }',
    to: '{ refresh: true }',
    tests: ['race', 'graph/payments/settle.race.test.ts', 'cancel while the payment is being recorded'],
  },
  {
    name: 'edits of the tree of categories wait for each other',
    file: 'graph/catalog/lock-tree.ts',
    from: "await em.execute('lock table categories in share row exclusive mode');",
    to: '',
    tests: ['race', 'graph/catalog/move-category.race.test.ts', 'would make a loop together'],
  },
  {
    name: 'an idempotency key is unique',
    file: 'graph/db/migrations/0001-initial.ts',
    from: 'add constraint "checkouts_user_id_idempotency_key_unique" unique ("user_id", "idempotency_key")',
    to: 'add constraint "not_unique" check (true)',
    tests: ['race', 'graph/checkout/checkout.race.test.ts', 'a second start with the same key'],
  },
  {
    name: 'a search without letters asks nothing of the database',
    file: 'graph/catalog/search.ts',
    from: 'if (words.length === 0) return null;',
    to: "if (words.length === 0) words.push('a');",
    tests: ['unit', 'graph/catalog/search.test.ts', 'has nothing to look for'],
  },
  {
    name: 'a search is cancelled after a second',
    file: 'graph/core/bounded-read.ts',
    from: 'const LONGEST = 1_000;',
    to: 'const LONGEST = 10_000;',
    tests: ['race', 'graph/catalog/search.race.test.ts', 'longer than a second'],
  },
  {
    name: 'a request has room for two searches',
    file: 'graph/limits/measure-operation.ts',
    from: 'pointsOfArgs(args) + ',
    to: '',
    tests: ['unit', 'graph/limits/query-limits.test.ts', 'room for two searches'],
  },
  {
    name: 'only admins have permissions',
    file: 'graph/core/actor.ts',
    from: 'can: (permission) => held.includes(permission)',
    to: 'can: () => true',
    tests: ['unit', 'graph/proof/access/rest-access.test.ts', 'responds to each role'],
  },
  {
    name: 'what a signed-in actor reads is never public',
    file: 'graph/core/cache-headers.ts',
    from: "actor.kind === 'guest' && ",
    to: '',
    tests: ['unit', 'graph/core/cache-headers.test.ts', 'no guest'],
  },
  {
    name: 'an order is shown to its owner',
    file: 'graph/orders/find-orders.ts',
    from: 'if (!mayActFor(ctx.actor, order.owner) && !ctx.actor.can(Permission.Orders))',
    to: 'if (!order)',
    tests: ['unit', 'graph/payments/place-order.test.ts', 'a stranger'],
  },
  {
    name: 'a checkout is placed by its owner',
    file: 'graph/checkout/find-own-checkout.ts',
    from: 'checkout && mayActFor(actor, checkout.user) ? checkout : null',
    to: 'checkout',
    tests: ['unit', 'graph/payments/place-order.test.ts', 'a stranger'],
  },
  {
    name: 'the amount paid is the total',
    file: 'graph/payments/payment-refusal.ts',
    from: 'if (short < 0 || short > (checkout.providerOrderId ? 0 : ROUNDING))',
    to: 'if (short === Number.NaN)',
    tests: ['unit', 'graph/payments/place-order.test.ts', 'a payment of one unit'],
  },
  {
    name: 'the currency paid is the one of the order',
    file: 'graph/payments/payment-refusal.ts',
    from: 'if (payment.currency !== checkout.currency)',
    to: 'if (payment.currency === null)',
    tests: ['unit', 'graph/payments/place-order.test.ts', 'another currency'],
  },
  {
    name: 'what the widget answered is signed',
    file: 'graph/payments/confirm-payment.ts',
    from: ' || !gateway.signsPayment(result)',
    to: '',
    tests: ['unit', 'graph/payments/place-order.test.ts', 'is refused and makes no order'],
  },
  {
    name: 'goods of a refunded order return to the shelf once',
    file: 'graph/checkout/holds.ts',
    from: '  if (checkout.state !== from) return false;\n',
    to: '',
    tests: ['unit', 'graph/payments/refunds-elsewhere.test.ts', 'goods return once'],
  },
  {
    name: 'a payment that could not be settled is read again',
    file: 'graph/payments/follow-ledger.ts',
    from: 'Math.max(Math.min(to, failed), until - DAY_MS)',
    to: 'until',
    tests: ['unit', 'graph/payments/follow-ledger.test.ts', 'is tried again'],
  },
  {
    name: 'an accepted order is not cancelled with those that nobody accepted',
    file: 'graph/orders/cancel-unpaid-orders.ts',
    from: 'o.accepted_at is null and ',
    to: '',
    tests: ['unit', 'graph/payments/accepted-orders.test.ts', 'never expires'],
  },
  {
    name: 'a cancelled order that was accepted gives its goods back',
    file: 'graph/orders/end-order.ts',
    from: 'await giveBackUnpaid(em, checkout);',
    to: '',
    tests: ['unit', 'graph/payments/accepted-orders.test.ts', 'gives its goods back'],
  },
  {
    name: 'accepted orders that are not paid are bounded',
    file: 'graph/payments/accept-order.ts',
    from: '    await refuseTooManyAccepted(ctx, em, checkout);\n',
    to: '',
    tests: ['unit', 'graph/payments/accepted-orders.test.ts', 'limited by person'],
  },
  {
    name: 'an order is not paid by hand that is paid or cancelled, or by another amount',
    file: 'graph/payments/record-manual-payment.ts',
    from: '      refuse(checkout, await readOrder({ em }, order.id), payment);\n',
    to: '',
    tests: ['unit', 'graph/payments/manual-payments.test.ts', 'is refused'],
  },
  {
    name: 'each provider settles its own payments',
    file: 'graph/payments/webhook.ts',
    from: '{ providerOrderId, paymentProvider: provider }',
    to: '{ providerOrderId }',
    tests: ['unit', 'graph/payments/second-provider.test.ts', 'its own provider'],
  },
  {
    name: 'a webhook is signed',
    file: 'graph/payments/gateways/razorpay-gateway.ts',
    from: '      if (!constantTimeEqual(hmacHex(webhookSecret, body), signature)) return null;\n',
    to: '',
    tests: ['unit', 'graph/payments/webhook.test.ts', 'refused, nothing changes'],
  },
  {
    name: 'other sites cannot write',
    file: 'graph/server/app.ts',
    from: '  app.use(refuseForeignWrites);\n',
    to: '',
    tests: ['unit', 'graph/proof/security/foreign-sites.test.ts', 'is refused'],
  },
  {
    name: 'pages of other sites have no session',
    file: 'graph/site/allow-origins.ts',
    from: '    delete req.headers.cookie;\n',
    to: '',
    tests: ['unit', 'graph/proof/security/allowed-origins.test.ts', 'as a guest, even with a cookie'],
  },
  {
    name: 'the payment provider is let into screens that take payments alone',
    file: 'graph/site/pages.ts',
    from: 'const realPayments = !settings.testPayments && PAYMENT_SCREEN.test(path);',
    to: 'const realPayments = !settings.testPayments;',
    tests: ['unit', 'graph/site/pages.test.ts', 'let the payment provider in'],
  },
  {
    name: 'two Host headers are refused',
    file: 'graph/operations/refuse-two-hosts.ts',
    from: '?? 0) <= 1)',
    to: '?? 0) >= 0)',
    tests: ['unit', 'graph/proof/security/headers.test.ts', 'two hosts'],
  },
  {
    name: 'the cost of a query is limited',
    file: 'graph/limits/measure-operation.ts',
    from: 'check(limits.cost, Math.ceil(costOf(operation.selectionSet.selections, at(root))))',
    to: 'costOf(operation.selectionSet.selections, at(root))',
    tests: ['unit', 'graph/limits/query-limits.test.ts', 'refused as QUERY_TOO_COSTLY'],
  },
  {
    name: 'registrations from an address are limited',
    file: 'graph/accounts/register.ts',
    from: '  await consume(ctx, registrations, networkOf(ctx.address));\n',
    to: '',
    tests: ['unit', 'graph/core/rate-limit.test.ts', 'registers 20 times'],
  },
  {
    name: 'test payments without an order are limited by address',
    file: 'graph/payments/gateways/sandbox/checkout-page.ts',
    from: '    if (attempt.orderId === null) await countPayment(ledger, req);\n',
    to: '',
    tests: ['unit', 'graph/payments/gateways/sandbox/sandbox-bounds.test.ts', 'a hundred payments a day'],
  },
  {
    name: 'failures elsewhere lock no owner out',
    file: 'graph/accounts/sign-in-limits.ts',
    from: '{ of: { emailKey, address }, most: maxOfAccount }',
    to: '{ of: { emailKey }, most: maxOfAccount }',
    tests: ['unit', 'graph/accounts/sign-in-limits.test.ts', 'lock nobody out'],
  },
  {
    name: 'reviews of a person are limited',
    file: 'graph/reviews/review-product.ts',
    from: '  await consume(ctx, reviewWrites, viewer.id);\n',
    to: '',
    tests: ['unit', 'graph/core/rate-limit.test.ts', '20 reviews'],
  },
  {
    name: 'the bodies of guests are limited in sum',
    file: 'graph/core/admit-body.ts',
    from: 'budget.used + size > BUDGET || ofAddress + size > OF_ADDRESS',
    to: 'size === Number.NaN',
    tests: ['unit', 'graph/limits/graphql-body.test.ts', 'bodies that stall'],
  },
  {
    name: 'pages wait in a queue to be rendered',
    file: 'graph/site/pages.ts',
    from: 'running: 1, waiting: 20',
    to: 'running: 1, waiting: 2_000',
    tests: ['unit', 'graph/site/pages.test.ts', 'too many pages wait'],
  },
  {
    name: 'only pictures of four formats are decoded',
    file: 'graph/uploads/encode-image.ts',
    from: "sharp.block({ operation: ['VipsForeignLoad'] });\n",
    to: '',
    tests: ['unit', 'graph/uploads/hostile-files.test.ts', 'an? (SVG|GIF|TIFF) is refused'],
  },
  {
    name: 'signing in replaces the session of before',
    file: 'graph/accounts/sessions.ts',
    from: '    await deleteSession(em, ctx.session);\n    const now',
    to: '  const token',
    tests: ['unit-mocking', 'graph/accounts/sign-in.test.ts', 'replaces the session'],
  },
  {
    name: 'a new password ends all sessions',
    file: 'graph/accounts/update-profile.ts',
    from: 'await em.nativeDelete(Session, { user: id });\n',
    to: 'undefined;\n',
    tests: ['unit', 'graph/accounts/update-profile.test.ts', 'a new password ends'],
  },
  {
    name: 'a mailed link is used once',
    file: 'graph/recovery/tokens.ts',
    from: ' and used_at is null',
    to: '',
    tests: ['race', 'graph/recovery/recovery.race.test.ts', 'fifty uses'],
  },
  {
    name: 'a mailed link is good for its own purpose alone',
    file: 'graph/recovery/tokens.ts',
    from: ' and purpose = ?',
    to: " and ? <> ''",
    tests: ['unit', 'graph/recovery/recovery.test.ts', 'its own purpose'],
  },
  {
    name: 'a new address counts only after its link',
    file: 'graph/accounts/update-profile.ts',
    from: 'atOnce: !ctx.settings.sendsMails',
    to: 'atOnce: true',
    tests: ['unit', 'graph/recovery/new-email.test.ts', 'counts when its link'],
  },
  {
    name: 'a reset takes an address back that is not confirmed',
    file: 'graph/recovery/reset-password.ts',
    from: '    owner.newEmail = null;\n',
    to: '',
    tests: ['unit', 'graph/recovery/new-email.test.ts', 'takes a change back'],
  },
  {
    name: 'deleting the own account needs a recent sign-in',
    file: 'graph/privacy/delete-my-account.ts',
    from: '    await requireRecentSignIn(ctx, em);\n',
    to: '',
    tests: ['unit', 'graph/privacy/own-data.test.ts', 'need the password'],
  },
  {
    name: 'the address of the last mail is removed',
    file: 'graph/mail/send-mail.ts',
    from: "...(type.forgetsRecipient && { toAddress: '', toName: '' }),",
    to: '',
    tests: ['unit', 'graph/privacy/own-data.test.ts', 'is then removed'],
  },
  {
    name: 'a new e-mail address or password needs a recent sign-in',
    file: 'graph/accounts/update-profile.ts',
    from: '      await requireRecentSignIn(ctx, em);\n',
    to: '',
    tests: ['unit', 'graph/accounts/reauthenticate.test.ts', 'needs the password'],
  },
  {
    name: 'a field is resolved only for whom it is for',
    file: 'graph/server/schema.ts',
    from: '  if (permission) requirePermission(context, permission);\n  else',
    to: '  if (!permission)',
    tests: ['unit', 'graph/accounts/manage-staff.test.ts', 'counts from the next request'],
  },
  {
    name: 'nobody gives a permission that they lack',
    file: 'graph/staff/set-permissions.ts',
    from: 'Permission.Staff, ...changed)',
    to: 'Permission.Staff)',
    tests: ['unit', 'graph/staff/set-permissions.test.ts', 'gives and takes these alone'],
  },
  {
    name: 'an invitation gives no more than its inviter still has',
    file: 'graph/staff/invitation.entity.ts',
    from: 'permissions.filter((each) => held.includes(each))',
    to: 'permissions',
    tests: ['race', 'graph/staff/invitations.race.test.ts', 'loses a permission at that moment'],
  },
  {
    name: 'of two people who take STAFF from each other one keeps it',
    file: 'graph/staff/set-permissions.ts',
    from: 'lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true',
    to: 'lockMode: LockMode.NONE, refresh: true',
    tests: ['race', 'graph/staff/set-permissions.race.test.ts', 'one keeps it'],
  },
  {
    name: 'one admin is always left',
    file: 'graph/accounts/revoke-admin.ts',
    from: "{ orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }",
    to: "{ orderBy: { id: 'asc' }, refresh: true }",
    tests: ['race', 'graph/accounts/revoke-admin.race.test.ts', 'one is left'],
  },
  {
    name: 'a new field of a checkout makes another purchase',
    file: 'web/pages/place-order/purchase.ts',
    from: '[viewerId, purchase]',
    to: '[viewerId, purchase.lines, purchase.shippingAddress, purchase.paymentMethod]',
    tests: ['unit', 'web/pages/place-order/purchase.test.ts', 'does not know yet'],
  },
  {
    name: 'no screen shows what the browser says of a lost connection',
    file: 'web/apollo/persisted-link.ts',
    from: 'await sent.catch(unreachable)',
    to: 'await sent',
    tests: ['unit', 'web/apollo/persisted-link.test.ts', 'no answer'],
  },
  {
    name: 'the feed waits for transactions that began earlier',
    file: 'graph/core/read-events.ts',
    from: ' and tx < pg_snapshot_xmin(pg_current_snapshot())',
    to: '',
    tests: ['race', 'graph/core/read-events.race.test.ts', 'misses no event'],
  },
  {
    name: 'a refund has one event',
    file: 'graph/payments/record-refund-made.ts',
    from: '  if (made.length > 0) return;\n',
    to: '',
    tests: ['unit', 'graph/payments/refunds-elsewhere.test.ts', 'goods return once'],
  },
  {
    name: 'events of a restored dump are in the feed',
    file: 'graph/db/migrate.ts',
    from: '      await admitEvents(em);\n',
    to: '',
    tests: ['race', 'graph/db/backup/backup.race.test.ts', 'of one moment'],
  },
  {
    name: 'a code of an authenticator app is used once',
    file: 'graph/authentication/totp.ts',
    from: '{ user, lastStep: { $lt: timeStep } }',
    to: '{ user }',
    tests: ['race', 'graph/authentication/authentication.race.test.ts', 'of twenty uses of one code'],
  },
  {
    name: 'a challenge is used once',
    file: 'graph/authentication/challenges.ts',
    from: 'if (used === 0)',
    to: 'if (used === -1)',
    tests: ['race', 'graph/authentication/authentication.race.test.ts', 'ten recovery codes|replays'],
  },
  {
    name: 'the right password of an account with two-step sign-in starts no session',
    file: 'graph/accounts/complete-sign-in.ts',
    from: 'if (needed) {',
    to: 'if (needed && !user) {',
    tests: ['unit', 'graph/authentication/totp.test.ts', 'at any door'],
  },
  {
    name: 'a stranger makes no demo login',
    file: 'graph/accounts/password.ts',
    from: 'isPublished || ',
    to: '',
    tests: ['unit', 'graph/accounts/lock-demo-logins.test.ts', 'a stranger cannot stop'],
  },
  {
    name: 'no session starts with a password of before',
    file: 'graph/accounts/sessions.ts',
    from: 'and password_hash = ?',
    to: 'and ?::text is not null',
    tests: ['race', 'graph/accounts/accounts.race.test.ts', 'a password that is changed'],
  },
];

const words = process.argv.slice(2);
const wanted = mutations.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const copy = mkdtempSync(join(tmpdir(), 'citron-mutations-'));
process.on('exit', () => rmSync(copy, { recursive: true }));
process.on('SIGTERM', () => process.exit(143)).on('SIGINT', () => process.exit(130));
prepare();

/** Names of the protections that no test holds. */
const problems = [];
for (const mutation of wanted) {
  const began = performance.now();
  const verdict = judge(mutation);
  if (verdict !== 'red as it should be') problems.push(mutation.name);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${verdict.padEnd(21)}${seconds.padStart(4)} s  ${mutation.name}\n`);
}
process.stdout.write(
  `${wanted.length - problems.length} of ${wanted.length} protections are held by a test\n`,
);
process.exitCode = wanted.length === 0 || problems.length > 0 ? 1 : 0;

/** The last commit, with the packages of this checkout. */
function prepare() {
  const files = join(copy, 'files.tar');
  execFileSync('git', ['archive', '--output', files, 'HEAD']);
  execFileSync('tar', ['-xf', files, '-C', copy]);
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  runIn('@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts']);
}

/** Runs the tests before and after the change: tests that fail anyway, or do not run, prove nothing. */
function judge({ file, from, to, tests: [project, testFile, pattern] }) {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'TEXT NOT FOUND ONCE';
  const before = run();
  if (before.numPassedTests === 0 || before.numFailedTests > 0) return 'RED WITHOUT IT';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  const after = run();
  writeFileSync(path, text);
  return after.numFailedTests > 0 ? 'red as it should be' : 'SURVIVED';

  function run() {
    const report = join(copy, 'report.json');
    rmSync(report, { force: true });
    const names = ['--project', project, testFile, '--testNamePattern', pattern];
    runIn('vitest/vitest.mjs', ['run', ...names, '--reporter=json', `--outputFile=${report}`]);
    return JSON.parse(readFileSync(report, 'utf8'));
  }
}

function runIn(script, args) {
  return spawnSync(process.execPath, [join('node_modules', script), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
}
