import { logins, type Shop } from './open-shop.ts';

/** No space, hyphen or other place to break: as long as a street, a chemical or an address of a web page can be. */
export const LONG = 'Rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetzgebungsverfahren';
const EMAIL = `${LONG.slice(0, 60)}@${'subdomain'.repeat(6)}.example.com`.toLowerCase();

type Execute = <T = Record<string, { id: string }>>(query: string, variables?: object) => Promise<T>;

/** Saves one input and returns the id of what was made. */
async function save(execute: Execute, mutation: string, type: string, input: object, fields = 'id') {
  const data = await execute(`mutation($input: ${type}!) { ${mutation}(input: $input) { ${fields} } }`, {
    input,
  });
  return data[mutation]!;
}

/** A shop in which everything that people name has one long word as its name, with an order of such things. */
export async function fillWithLongWords(shop: Shop) {
  const admin = (await shop.api(logins.admin)) as Execute;
  const category = await save(
    admin,
    'saveCategory',
    'CategoryInput',
    { name: LONG, description: LONG },
    'id slug',
  );
  await save(
    admin,
    'saveAttribute',
    'AttributeInput',
    {
      key: 'long',
      label: LONG.slice(0, 50),
      type: 'TEXT',
      isPublic: true,
      isFilter: true,
    },
    'key',
  );
  const contact = {
    name: LONG.slice(0, 200),
    postalAddress: LONG.slice(0, 500),
    electronicAddress: `https://${LONG.slice(0, 60)}.example`,
  };
  const { manufacturer } = (await save(
    admin,
    'saveManufacturer',
    'ManufacturerInput',
    { ...contact, responsiblePerson: contact },
    'manufacturer { id }',
  )) as unknown as { manufacturer: { id: string } };
  const product = await save(admin, 'createProduct', 'ProductInput', {
    manufacturerId: manufacturer.id,
    warnings: [LONG.slice(0, 500)],
    name: LONG,
    brand: LONG,
    description: LONG.repeat(3),
    categoryId: category.id,
    price: 1234567,
    countInStock: 9,
    isDraft: false,
    attributes: [{ key: 'long', value: LONG }],
  });
  const { variants } = (await save(
    admin,
    'saveVariants',
    'SaveVariantsInput',
    {
      productId: product.id,
      optionNames: [LONG.slice(0, 30)],
      variants: ['A', 'B'].map((end) => ({
        options: [LONG.slice(0, 39) + end],
        sku: LONG.slice(0, 39) + end,
        price: 1234567,
        compareAtPrice: 2234567,
        countInStock: 9,
      })),
    },
    'variants { id }',
  )) as unknown as { variants: { id: string }[] };
  const made = await save(
    admin,
    'saveCollection',
    'CollectionInput',
    {
      name: LONG,
      slug: 'long-words',
      description: LONG,
      isPublished: true,
      productIds: [product.id],
    },
    'collection { id }',
  );
  const info = await save(
    admin,
    'savePage',
    'PageInput',
    {
      title: LONG,
      slug: 'long-words',
      description: LONG,
      body: `# ${LONG}\n\n| ${LONG} |\n|--|\n| ${LONG} |`,
      isPublished: true,
    },
    'page { id }',
  );
  await save(admin, 'savePromotion', 'PromotionInput', {
    kind: 'PERCENT',
    value: 1000,
    title: LONG,
    isAutomatic: true,
  });
  await save(
    admin,
    'saveShippingMethod',
    'ShippingMethodInput',
    {
      name: LONG.slice(0, 60),
      description: LONG,
      kind: 'DELIVERY',
      price: 100,
      isActive: true,
      version: 0,
    },
    'methods { id }',
  );
  await save(
    admin,
    'savePaymentMethod',
    'PaymentMethodInput',
    {
      label: LONG.slice(0, 60),
      instructions: LONG,
      kind: 'TRANSFER',
      isActive: true,
      version: 0,
    },
    'methods { id }',
  );
  await save(admin, 'saveSynonym', 'SynonymInput', {
    words: [LONG.slice(0, 60)],
    finds: [LONG.slice(0, 59)],
  });
  await save(
    admin,
    'inviteStaff',
    'InviteStaffInput',
    { name: LONG, email: EMAIL, permissions: ['ORDERS'] },
    'email',
  );

  const shopper = (await shop.api()) as Execute;
  const login = { email: `x${EMAIL.slice(1)}`, password: 'long enough' };
  const user = await save(shopper, 'register', 'RegisterInput', { name: LONG, ...login });
  await save(shopper, 'reviewProduct', 'ReviewInput', { productId: product.id, rating: 5, comment: LONG });
  const address = { address: LONG, city: LONG, postalCode: LONG.slice(0, 20), country: LONG, name: LONG };
  await save(shopper, 'saveAddress', 'SaveAddressInput', { label: LONG.slice(0, 40), address });
  const checkout = await save(shopper, 'startCheckout', 'StartCheckoutInput', {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId: product.id, variantId: variants[0]!.id, qty: 1 }],
    shippingAddress: address,
    paymentMethod: 'PayPal',
  });
  const order = await save(shopper, 'placeOrder', 'PlaceOrderInput', { checkoutId: checkout.id });
  const { startStocktake } = await admin<{ startStocktake: { stocktake: { id: string } } }>(
    'mutation($input: StartStocktakeInput!) { startStocktake(input: $input) { stocktake { id } } }',
    { input: { name: LONG } },
  );
  const stocktake = startStocktake.stocktake.id;
  await admin('mutation($input: CountStockInput!) { countStock(input: $input) { results { key } } }', {
    input: {
      stocktakeId: stocktake,
      entries: [{ key: crypto.randomUUID(), variantId: variants[0]!.id, counted: 123456 }],
    },
  });
  const { mails } = await admin<{ mails: { mails: { id: string }[] } }>(
    '{ mails(keyword: "", state: null) { mails { id } } }',
  );
  return {
    login,
    address,
    ids: {
      category: (category as unknown as { slug: string }).slug,
      collection: (made as unknown as { collection: { id: string } }).collection.id,
      page: (info as unknown as { page: { id: string } }).page.id,
      product: product.id,
      user: user.id,
      order: order.id,
      mail: mails.mails[0]!.id,
      stocktake,
    },
  };
}
