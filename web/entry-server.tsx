import { ApolloLink, CombinedGraphQLErrors, type NormalizedCacheObject } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { prerenderStatic } from '@apollo/client/react/ssr';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { map } from 'rxjs';
import type { ShopRules } from '#money/shop-rules';
import { createClient } from './apollo/create-client.ts';
import { inOwnWords } from './apollo/own-words.ts';
import { adminScreens } from './app/admin/screens.ts';
import { createEmotionCache } from './app/emotion-cache.ts';
import { createLook, Providers } from './app/Providers.tsx';
import { shopScreens } from './app/routes.ts';
import { Shell } from './app/shell/Shell.tsx';
import { loadMatch, matchScreen } from './router/screens.ts';
import { ShownScreenContext } from './router/shown-screen.ts';
import { pageNumber, searchUrl } from './router/urls.ts';
import { JsonLdContext } from './ui/JsonLd.tsx';
import { serverParts } from './ui/lazy-part.tsx';
import type { Settings } from './ui/settings.ts';

const look = createLook();

/** The screens as the server renders them: in the browser the cart is that of local storage. */
const serverScreens = [...adminScreens, ...shopScreens].map((screen) =>
  screen.path === '/cart' ? { ...screen, load: () => import('./pages/shop/cart/PlainCartPage.tsx') } : screen,
);

interface RenderedPage {
  status: number;
  /** Title, meta and link tags for the head. */
  head: string;
  /** Style tags for the head. */
  styles: string;
  html: string;
  /** What the browser's cache starts with; null when it should render from scratch. */
  state: NormalizedCacheObject | null;
  /** The source file of the screen. */
  source?: string;
}

/**
 * Renders a public screen. `link` runs its queries; `rules` are what search engines read of shipping. Throws when the data cannot be loaded at all: the browser then renders
 * on its own.
 */
export async function render(
  request: Request,
  link: ApolloLink,
  settings: Settings,
  rules: ShopRules,
): Promise<RenderedPage | { redirect: string }> {
  const { pathname, search, searchParams } = new URL(request.url);
  // Where the search box leads before the app has started.
  if (pathname === '/search') return { redirect: searchUrl(searchParams.get('keyword') ?? '') };
  const match = await loadMatch(matchScreen(serverScreens, pathname), pathname);
  await Promise.all(serverParts);

  const failures: unknown[] = [];
  const watched = ApolloLink.from([
    new ErrorLink(({ error }) => void failures.push(error)),
    new ApolloLink((operation, forward) => forward(operation).pipe(map(inOwnWords))),
    link,
  ]);
  const client = createClient({ link: watched, ssrMode: true });
  const emotionCache = createEmotionCache();
  // Leaves the styles to the head instead of writing each before its first use.
  emotionCache.compat = true;
  const found = new Map<string, object>();
  const { result } = await prerenderStatic({
    tree: (
      <JsonLdContext value={{ found, rules }}>
        <Providers client={client} settings={settings} emotionCache={emotionCache} look={look}>
          <StaticRouter location={pathname + search}>
            <ShownScreenContext value={{ match }}>
              <Shell />
            </ShownScreenContext>
          </StaticRouter>
        </Providers>
      </JsonLdContext>
    ),
    renderFunction: renderToString,
  });

  const emotion = createEmotionServer(emotionCache);
  // Also those of classes that others were made of, and that no element has: the browser would write them once more.
  const classes = Object.keys(emotionCache.registered).join(' ');
  // The mark says that they are in the head: without it the browser moves each there, and works out all styles again.
  const styles = emotion
    .constructStyleTagsFromChunks(emotion.extractCriticalToChunks(classes))
    .replaceAll('<style ', '<style data-s ');
  const { head, html } = splitHead(result);
  return {
    status: match.screen.path === '*' ? 404 : statusOf(failures),
    head: head + [...found.values()].map(jsonLdScript).join(''),
    styles,
    html,
    source: match.screen.source,
    // A page for what is missing is sent at many addresses.
    state:
      failures.length > 0 || match.screen.path === '*' || pathname === '/cart'
        ? null
        : (client.extract() as NormalizedCacheObject),
  };
}

/**
 * The one spelling of the path of a screen: no trailing slash, small letters, each part escaped in one way, and the numbers of pages as
 * numbers. Null when there is no such screen.
 */
export function spellPath(path: string): string | null {
  const { screen, params } = matchScreen(serverScreens, path);
  if (screen.path === '*') return null;
  return screen.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (name === 'pageNumber') return String(pageNumber(value));
    return encodeURIComponent(UUID.test(value) ? value.toLowerCase() : value);
  });
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Escaped, so that no text of a product can close the script. */
const jsonLdScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/** React puts the tags that belong into the head before everything else. */
function splitHead(markup: string): { head: string; html: string } {
  const head = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup)?.[0] ?? '';
  return { head, html: markup.slice(head.length) };
}

function statusOf(failures: unknown[]): number {
  if (failures.length === 0) return 200;
  const errors = failures.flatMap((failure) => (CombinedGraphQLErrors.is(failure) ? failure.errors : []));
  const codes = errors.map(({ extensions }) => extensions?.code);
  if (codes.includes('SERVICE_UNAVAILABLE')) return 503;
  if (codes.includes('BAD_USER_INPUT')) return 400;
  return codes.includes('NOT_FOUND') ? 404 : 500;
}
