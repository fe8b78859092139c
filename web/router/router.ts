import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Match, Params } from './screens.ts';

/** Where the shopper is. */
export interface Address {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its hash sign, or empty. */
  hash: string;
  /** What was handed over with the navigation that led here. */
  state: unknown;
  /** Another one for each entry of the browser's history. */
  key: string;
}

export interface Place {
  address: Address;
  match: Match;
  /** Why the code of the screen could not be loaded. */
  failure?: unknown;
}

interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  replace?: boolean;
  state?: unknown;
  /** Fades over to the next screen, where the browser can. */
  viewTransition?: boolean;
}

/** Leads to a path of the shop. The promise is kept when its screen is shown, or when a later navigation overtook this one. */
export type Navigate = (path: string, options?: NavigateOptions) => Promise<void>;

export interface Router {
  place: () => Place;
  subscribe: (listener: () => void) => () => void;
  navigate: Navigate;
}

export const RouterContext = createContext<Router | null>(null);

/** A router that stays where it is: for rendering on the server. */
export function standingRouter(place: Place): Router {
  return { place: () => place, subscribe: () => () => {}, navigate: async () => {} };
}

export function usePlace(): Place {
  const { subscribe, place } = useRouter();
  return useSyncExternalStore(subscribe, place, place);
}

export const useAddress = (): Address => usePlace().address;

/** The variable parts of the address. */
export const useParams = (): Params => usePlace().match.params;

/** The query of the address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useAddress();
  return useMemo(() => new URLSearchParams(search), [search]);
}

export const useNavigate = (): Navigate => useRouter().navigate;

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('Screens need a RouterContext above them');
  return router;
}
