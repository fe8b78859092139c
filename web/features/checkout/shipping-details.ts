import type { PostalAddress } from '#money/postal-address';

type Required = Pick<PostalAddress, 'address' | 'city' | 'postalCode' | 'country'>;

/** Where a purchase and its bill go. Without a billing address it is the shipping address. */
export interface Destination {
  shippingAddress: PostalAddress;
  billingAddress?: PostalAddress;
}

interface Stored {
  /** What was confirmed last. */
  confirmed?: Destination;
  /** Id of the pickup that was confirmed with it, by which the order needs no whole address. */
  pickup?: string;
  /** What is typed and not confirmed yet, and by which account; null is somebody who is not signed in. */
  draft?: { account: string | null; form: unknown };
}

/** Besides the cart, whose address has the four fields that every address has. Signing out removes it. */
const KEY = 'shipping';

/** Stores the addresses that the shopper confirmed, instead of what was typed. */
export function confirmDestination(confirmed: Destination, pickup?: string): void {
  write({ confirmed, pickup });
}

/** Whether the shopper confirmed to fetch the order by this shipping method. */
export const isFetchedBy = (methodId: string | undefined) =>
  methodId !== undefined && read().pickup === methodId;

/** The whole addresses of a purchase whose cart has this address. */
export function destinationOf(shippingAddress: Required): Destination {
  const { confirmed } = read();
  // The cart may have another address by now, from another tab or another account.
  const isSame =
    confirmed &&
    (['address', 'city', 'postalCode', 'country'] as const).every(
      (name) => confirmed.shippingAddress?.[name] === shippingAddress[name],
    );
  return isSame ? confirmed : { shippingAddress };
}

/** Stores the form as it is typed, so that it survives a reload. */
export function saveDraft(account: string | null, form: unknown): void {
  write({ ...read(), draft: { account, form } });
}

/** The form that this account, or somebody who was not signed in, left; undefined without one. */
export function readDraft(account: string | null): unknown {
  const { draft } = read();
  return draft && (draft.account === null || draft.account === account) ? draft.form : undefined;
}

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {};
  } catch {
    return {};
  }
}

function write(stored: Stored): void {
  localStorage.setItem(KEY, JSON.stringify(stored));
}
