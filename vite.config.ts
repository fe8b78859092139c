import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { lateCode } from './graph/cli/late-code.ts';
import * as t from './web/messages/en/index-html.ts';

/**
 * The web app: `vite build` makes dist/web for the browser, `vite build --ssr entry-server.tsx` dist/web-server for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  logLevel: 'warn',
  // MUI names its styles differently in development: the browser would not recognize those of the server, and insert them again.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // The modern build of rxjs; its default build is for browsers without classes.
  // The production build of React Router, which its package does not select; the default build has warnings for developers.
  resolve: isSsrBuild
    ? {}
    : {
        conditions: ['es2015', ...defaultClientConditions],
        alias: [
          {
            find: /^react-router$/,
            replacement: fileURLToPath(
              new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
            ),
          },
        ],
      },
  plugins: [
    react(),
    // Its routes of components are never used, but a call of `React.memo` at the top keeps them: 1.5 kB.
    babel({
      include: /\/react-router\//,
      exclude: [],
      plugins: ['@babel/plugin-transform-react-pure-annotations'],
    }),
    messages(),
    scriptsLast(),
  ],
  // Not those of the playground, which is never served from its sources.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    // Files of earlier builds are left for open tabs: graph/cli/build.mjs removes them later.
    emptyOutDir: isSsrBuild,
    // The content security policy forbids data: URLs.
    assetsInlineLimit: 0,
    // The app would name all files that each later screen imports: 2 kB of its own file, more with every screen of the
    // admin area. Pages of the catalogue have theirs named by the server (graph/api/site/page-scripts.ts, from the manifest).
    modulePreload: false,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // No package is imported for its side effects.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                // The initial code. Each file is evaluated without a pause: one of all would block the browser for longer. By
                // default it becomes about forty, each a request.
                { name: 'mui', test: MUI, tags: ['$initial'], priority: 3 },
                { name: 'apollo', test: APOLLO, tags: ['$initial'], priority: 2 },
                { name: 'app', tags: ['$initial'], priority: 1 },
                // What home, search, categories and products share, in one file for the same reason.
                { name: 'catalog', test: CATALOG },
                { name: 'lists', test: LISTS },
                { name: 'filtered', test: FILTERED },
                // What these load after the page.
                { name: 'filter', test: FILTER },
                // What screens beyond the catalogue share.
                lateCode(FIRST),
              ],
            },
          },
        },
  },
  // The build bundles all packages: starts of the server load some hundred files less. From the sources only those whose
  // CommonJS builds Node cannot import correctly.
  ssr: {
    noExternal: isSsrBuild || [/^@mui\//, /^@emotion\//, 'react-transition-group', 'notistack'],
  },
}));

/** Packages of the initial code, by the file that they are in. */
const MUI = /\/node_modules\/(?:@mui|@emotion|stylis|clsx|react|react-is|react-transition-group)\//;
const APOLLO = /\/node_modules\/(?:@apollo|graphql|rxjs|optimism|@wry|tslib)\//;

/** The app and the pages that are visited first: `.ci/size.mjs` limits their bytes. */
const FIRST =
  /\/index\.html$|\/pages\/shop\/(?:home\/Home|(?:search|product|category|collection|brand|products|offers|info)\/\w+)Page\.tsx$/;

/** Modules that each page of the catalogue has. */
const CATALOG =
  /\/web\/(?:features\/catalog\/(?:ProductCard\.generated|few|WasPrice)|ui\/(?:BackLink|Breadcrumbs|Day|EmptyShelf|Field|JsonLd|LoadError|MissingPart|Money|NotAvailable|Picture|QuantitySelect|Rating|UnitPrice|picture-url|star-fills))\b/;
/** Modules that each list of products has. */
const LISTS =
  /\/web\/(?:features\/catalog\/(?:DensitySwitch|Product(?:Badge|Card|Grid|Results))\.tsx|ui\/(?:EmptyState|Pager|pager-items)\b)/;

/** What pages with a filtered list have at once, and what works without scripts until it is loaded. */
const FILTERED = /\/web\/features\/catalog\/(?:FilteredResults|list-url|filter-id)\b/;
const FILTER =
  /\/web\/features\/catalog\/(?:FilterForm|early-choices|FilterChips|SortSelect|FacetField|RangeField|facet-names|filter-links)\b/;

/** Longest wait for the first picture in milliseconds: its server may be slow, or the tab hidden. */
const PICTURE_MS = 3000;

/**
 * Starts the app once the first picture is painted, since its scripts would compete with the picture for network and
 * processor. A picture that is decoded before the first paint appears with it, so the app waits for both. When the
 * scripts cannot be loaded, a notice appears above the page.
 */
const START = `{
      const start = () => {
        const scripts = document.getElementById('scripts').content;
        const offerReload = () => {
          const notice = document.getElementById('not-started');
          notice.hidden = false;
          notice.querySelector('button').onclick = () => location.reload();
          addEventListener('online', () => location.reload());
        };
        for (const script of scripts.querySelectorAll('script')) {
          script.onerror = offerReload;
          // One after the other, each in a task of its own.
          script.async = false;
        }
        document.body.append(scripts);
      };
      const picture = document.querySelector('img[fetchpriority=high]');
      const painting = new Promise((done) =>
        new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(done))
          .observe({ type: 'paint', buffered: true }));
      const decoding = picture?.decode().catch(() => {});
      const painted = decoding?.then(() => painting).then(() => new Promise(requestAnimationFrame));
      const waited = new Promise((done) => setTimeout(done, picture ? ${PICTURE_MS} : 0));
      Promise.race([painted ?? waited, waited]).then(() => setTimeout(start));
    }`;

/** Puts the texts of `index.html` into it. */
function messages(): Plugin {
  const notStarted = t.notStarted(
    `<button type="button">${t.loadAgain}</button>`,
    `<a href="/">${t.firstPage}</a>`,
  );
  return {
    name: 'messages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('lang="en"', `lang="${t.language}"`).replace('%NOT_STARTED%', notStarted),
    },
  };
}

/** The page is readable before the app starts: its scripts come after the first view. */
function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle) return html;
        const late: string[] = [];
        const rest = html.replace(
          /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g,
          (_, tag) => {
            late.push(tag);
            return '';
          },
        );
        // Otherwise the browser learns of them only from the app, and evaluates all of them in one task.
        const imported =
          chunk?.imports.map((file) => `<script type="module" crossorigin src="/${file}"></script>`) ?? [];
        const scripts = `<template id="scripts">${[...imported, ...late].join('')}<!--page-scripts--></template><script>${START}</script>`;
        return rest.replace('</body>', () => `${scripts}</body>`);
      },
    },
  };
}
