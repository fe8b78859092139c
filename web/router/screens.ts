import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ComponentType, PropsWithChildren } from 'react';
import { matchPath } from 'react-router-dom';

/** The variable parts of an address, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** The first query of a screen, known from its address alone. */
export type FirstQuery = (params: Params) => { query: DocumentNode; variables: OperationVariables };

/** The module of a screen. */
export interface ScreenCode {
  default: ComponentType;
  firstQuery?: FirstQuery;
  /** Stands around the page instead of the shop's header and footer; it renders `main`. */
  Frame?: ComponentType<PropsWithChildren>;
}

/** Screens whose addresses are loaded with the first use of one of them. Their last one has every address. */
export interface Area {
  screens: readonly Screen[];
}

export interface Screen {
  /** As React Router writes it; `*` is every address that no screen before it has. */
  path: string;
  load: () => Promise<ScreenCode | Area>;
  /** The file that `load` imports, below web. The pages of the server name its scripts, to be loaded beside those of the app. */
  source?: string;
  /** Loads the code of the screen that is likely next, once the browser is idle. */
  next?: () => Promise<unknown>;
  /** A step of the checkout: the bar has neither search nor categories, which lead away from the purchase. */
  isCheckout?: boolean;
  /** What `load` resolved to. */
  code?: ScreenCode;
  /** Shows the screen to whom it is for, and leads others elsewhere. */
  Guard?: ComponentType<PropsWithChildren>;
}

export interface Match {
  screen: Screen;
  params: Params;
}

/** The first of the screens that has this address. Throws when none has. */
export function matchScreen(screens: readonly Screen[], pathname: string): Match {
  for (const screen of screens) {
    // As it is written: decoded before, `%252F` in it would be taken for a slash.
    const match = matchPath(screen.path, pathname);
    if (match) return { screen, params: decoded(match.params) };
  }
  throw new Error(`There is no screen at ${pathname}.`);
}

/**
 * Loads the code of a screen with its first use; of an area, the code of its screen at the address. A failure is tried again the
 * next time.
 */
export async function loadMatch(match: Match, pathname: string): Promise<Match> {
  const { screen } = match;
  const loaded = screen.code ?? (await screen.load());
  if ('screens' in loaded) return loadMatch(matchScreen(loaded.screens, pathname), pathname);
  screen.code = loaded;
  return match;
}

function decoded(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value = '']) => [name, decode(value)]));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Typed by hand, such as "100%".
    return segment;
  }
}
