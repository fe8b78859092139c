import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ComponentType, PropsWithChildren } from 'react';

/** The variable parts of an address, decoded. */
export type Params = Readonly<Record<string, string | undefined>>;

/** What a screen asks first, known from its address alone. */
export type FirstQuery = (params: Params) => { query: DocumentNode; variables: OperationVariables };

/** The code of a screen. */
export interface ScreenCode {
  Component: ComponentType;
  firstQuery?: FirstQuery;
}

export interface Screen {
  /** `:name` stands for one segment of an address; `*` is every address that no screen before it has. */
  path: string;
  load: () => Promise<ScreenCode>;
  /** What `load` answered, once it has. */
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
    const params = paramsOf(screen.path, pathname);
    if (params) return { screen, params };
  }
  throw new Error(`There is no screen at ${pathname}.`);
}

/** Loads the code of a screen with its first use. A failure is tried again the next time. */
export async function loadScreen(screen: Screen): Promise<ScreenCode> {
  screen.code ??= await screen.load();
  return screen.code;
}

/** The parameters of an address of this form, else null. A slash at the end and capitals make no difference. */
function paramsOf(path: string, pathname: string): Params | null {
  if (path === '*') return {};
  const given = segments(pathname);
  const wanted = segments(path);
  const fits = (segment: string, index: number) =>
    segment.startsWith(':') ? given[index] !== '' : segment.toLowerCase() === given[index]?.toLowerCase();
  if (given.length !== wanted.length || !wanted.every(fits)) return null;
  return Object.fromEntries(
    wanted.flatMap((segment, index) =>
      segment.startsWith(':') ? [[segment.slice(1), decode(given[index]!)]] : [],
    ),
  );
}

const segments = (path: string) => path.replace(/\/$/, '').split('/');

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Typed by hand, such as "100%".
    return segment;
  }
}
