import { ask, cookie } from './ask.ts';
import { type Buyers, buyAtShop } from './buy.ts';
import { type Dataset, PASSWORD, productId, SIGNED_IN, sessionToken, words } from './dataset.ts';
import { filterScenarios } from './filter-scenarios.ts';
import type { Visit } from './generate-load.ts';
import { request } from './http-connection.ts';
import { addAutomatic, CODE, removeAutomatic } from './promotions.ts';
import { queries } from './queries.ts';
import type { Scenario } from './scenario.ts';

const PARALLEL = 8;
const PAGE_SIZE = 12;

/** Everything that is measured on a shop with this data. */
export function scenariosOf(dataset: Dataset): Scenario[] {
  const lastPage = Math.ceil(dataset.products / PAGE_SIZE);
  const somewhere = (turn: number) => (turn * 7919) % dataset.products;
  const product = productId(dataset.products - 1);
  return [
    list('list, page 1', 1),
    list('list, page 100', Math.min(100, lastPage - 1)),
    list('list, last page', lastPage),
    listAny(lastPage),
    ...(['rare', 'common', 'prefix', 'typo', 'no hit'] as const).map((kind) =>
      search(`search, ${kind}`, words[kind]),
    ),
    ...filterScenarios(PARALLEL),
    readAny('product', () => product),
    readAny('product, any', (turn) => productId(somewhere(turn))),
    {
      name: 'product with 50 variants',
      shop: always(ask(queries.variants, { id: productId(dataset.products) })),
      ceiling: always(request('GET', `/variants?id=${productId(dataset.products)}`)),
      comparable: true,
      parallel: PARALLEL,
    },
    {
      name: 'REST list',
      shop: always(request('GET', '/api/products')),
      ceiling: always(request('GET', '/rest-list?page=1')),
      comparable: true,
      parallel: PARALLEL,
    },
    page('home page', '/', '/home-page'),
    page('product page', `/productscreen/${product}`, `/product-page?id=${product}`),
    adminOrders('admin orders, undelivered', { delivered: false, keyword: '' }),
    adminOrders('admin orders, by name', { keyword: words.person }),
    ...adminScreens(dataset),
    signIn(dataset),
    quote(dataset, { name: 'cart, 10 lines' }),
    quote(dataset, {
      name: 'cart, 10 lines, 20 promotions',
      prepare: addAutomatic,
      restore: removeAutomatic,
    }),
    accountCart(dataset),
    checkout('checkout', dataset),
    checkout('checkout, one code for all', dataset, { codes: [CODE] }),
    checkout('guest checkout', dataset, { isGuest: true }),
  ];
}

/** The price of a cart. The hand-written server reads one product. */
function quote({ products }: Dataset, scenario: Pick<Scenario, 'name' | 'prepare' | 'restore'>): Scenario {
  const ids = (turn: number) =>
    Array.from({ length: 10 }, (_, line) => productId((turn * 7919 + line * 31) % products));
  return {
    ...scenario,
    shop: (send, turn) =>
      send(ask(queries.cart, { lines: ids(turn).map((id) => ({ productId: id, qty: 1 })) })),
    ceiling: (send, turn) => send(request('GET', `/product?id=${ids(turn)[0]}`)),
    comparable: false,
    parallel: PARALLEL,
  };
}

/** A change of the cart of an account. The hand-written server reads one product. */
function accountCart({ products }: Dataset): Scenario {
  return {
    name: 'cart of an account, 10 lines',
    shop: (send, turn) => {
      const lines = Array.from({ length: 10 }, (_, line) => {
        const id = productId((line * 31) % products);
        return { productId: id, variantId: id, qty: 1 + ((turn + line) % 9) };
      });
      const input = { lines, codes: [], base: { lines: [], codes: [] } };
      return send(ask(queries.syncCart, { input }, cookie(sessionToken(turn % SIGNED_IN))));
    },
    ceiling: (send, turn) => send(request('GET', `/product?id=${productId(turn % products)}`)),
    comparable: false,
    parallel: PARALLEL,
  };
}

/** Purchases before a checkout is measured. In windows of 50, their processor time shows no trend from then on. */
const PURCHASES = 300;

function checkout(name: string, dataset: Dataset, buyers?: Buyers): Scenario {
  return {
    name,
    shop: buyAtShop(dataset, buyers),
    // The hand-written server has no checkout. Hashing a password is constant work, so the ratio depends on the shop,
    // not on the machine.
    ceiling: signIn(dataset).ceiling,
    comparable: false,
    parallel: 10,
    warmUp: PURCHASES,
  };
}

function list(name: string, page: number): Scenario {
  return {
    name,
    shop: always(ask(queries.list, { page, keyword: '' })),
    ceiling: always(request('GET', `/list?page=${page}`)),
    comparable: true,
    parallel: PARALLEL,
  };
}

function listAny(lastPage: number): Scenario {
  const page = (turn: number) => 1 + ((turn * 7) % Math.min(1000, lastPage));
  return {
    name: 'list, any page',
    shop: (send, turn) => send(ask(queries.list, { page: page(turn), keyword: '' })),
    ceiling: (send, turn) => send(request('GET', `/list?page=${page(turn)}`)),
    comparable: true,
    parallel: PARALLEL,
  };
}

function search(name: string, keyword: string): Scenario {
  return {
    name,
    shop: always(ask(queries.list, { page: 1, keyword })),
    ceiling: always(request('GET', `/search?keyword=${keyword}`)),
    comparable: true,
    parallel: PARALLEL,
  };
}

function readAny(name: string, id: (turn: number) => string): Scenario {
  return {
    name,
    shop: (send, turn) => send(ask(queries.product, { id: id(turn) })),
    ceiling: (send, turn) => send(request('GET', `/product?id=${id(turn)}`)),
    comparable: true,
    parallel: PARALLEL,
  };
}

function page(name: string, shop: string, ceiling: string): Scenario {
  return {
    name,
    shop: always(request('GET', shop, undefined, ['accept: text/html', 'accept-encoding: gzip, br'])),
    ceiling: always(request('GET', ceiling)),
    comparable: false,
    parallel: PARALLEL,
  };
}

function adminOrders(name: string, filter: { keyword: string; delivered?: boolean }): Scenario {
  const token = sessionToken(0);
  return {
    name,
    shop: always(ask(queries.adminOrders, filter, cookie(token))),
    ceiling: always(
      request('GET', `/admin-orders?token=${token}&keyword=${encodeURIComponent(filter.keyword)}`),
    ),
    comparable: true,
    parallel: PARALLEL,
  };
}

/** What staff have open all day. The hand-written server lists orders, whatever is asked. */
function adminScreens({ orders, users }: Dataset): Scenario[] {
  const token = sessionToken(0);
  const screen = (name: string, query: string, variablesOf: (turn: number) => object): Scenario => ({
    name,
    shop: (send, turn) => send(ask(query, variablesOf(turn), cookie(token))),
    ceiling: always(request('GET', `/admin-orders?token=${token}&keyword=`)),
    comparable: false,
    // Staff are few: what one of them waits for.
    parallel: 1,
  });
  const list = { task: null, sortBy: 'CREATED_AT', page: 1 };
  const search = (name: string, textOf: (turn: number) => string) =>
    screen(`admin search, ${name}`, queries.adminSearch, (turn) => ({ query: textOf(turn) }));
  const any = (turn: number, most: number) => (turn * 7919) % most;
  return [
    screen('admin list, newest', queries.orderList, () => list),
    screen('admin list, to ship', queries.orderList, () => ({ ...list, task: 'SHIP' })),
    screen('admin list, by total', queries.orderList, () => ({ ...list, sortBy: 'TOTAL' })),
    screen('admin list, any page', queries.orderList, (turn) => ({ ...list, page: 1 + (turn % 100) })),
    search('number', (turn) => String(1001 + any(turn, orders))),
    search('email', (turn) => `person${any(turn, users)}@example.com`),
    search('name', () => words.person),
    search('product', () => words.rare),
    search('no hit', () => words['no hit']),
    screen('admin todo', queries.todo, () => ({})),
  ];
}

function signIn({ users }: Dataset): Scenario {
  const person = (turn: number) => ({
    email: `person${SIGNED_IN + (turn % (users - SIGNED_IN))}@example.com`,
    password: PASSWORD,
  });
  return {
    name: 'sign-in',
    shop: (send, turn) => send(ask(queries.signIn, { input: person(turn) })),
    ceiling: (send, turn) => send(request('POST', '/sign-in', person(turn))),
    comparable: true,
    parallel: PARALLEL,
  };
}

function always(text: string): Visit {
  return (send) => send(text);
}
