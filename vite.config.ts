import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';

/**
 * The web app: `vite build` makes dist/web for the browser, `vite build --ssr entry-server.tsx` dist/web-server for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  logLevel: 'warn',
  // The styles of MUI are named otherwise in development: the browser would not know those of the server, and write them anew.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // rxjs has its modern build under this name; the default one is of the time before classes.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [react(), withoutUnused(), shakeableRouter(), scriptsLast()],
  // Not those of the playground, which is never served from its sources.
  optimizeDeps: { entries: ['index.html'] },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    // The browser's files of the build before stay for a while: graph/cli/build.mjs removes them.
    emptyOutDir: isSsrBuild,
    // As data: URLs they would not pass the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: oneFileAtFirst() },
  },
  // Bundled, because their CommonJS builds are not what Node imports.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'react-transition-group', 'notistack'] },
}));

/** What the first screens import only as far as an index names it, and later ones use. */
const LATER =
  /(use(LazyQuery|Mutation|-mutation)|@mui\/(material\/(Checkbox|Form\w+|Input|InputBase|MenuItem|NativeSelect|OutlinedInput|Radio|SvgIcon|TextareaAutosize|utils\/mergeSlotProps)|system\/(Stack|useThemeProps)))[/.]/;

/** What the app needs at first is one file, `app`. Left alone it becomes some thirty tiny ones, each a request. */
function oneFileAtFirst(): Rolldown.OutputOptions {
  let needed: Set<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    needed ??= staticImports(normalizePath(resolve('web/main.tsx')), graph);
    return needed.has(id) && !LATER.test(id) ? 'app' : null;
  };
  return {
    codeSplitting: { groups: [{ name }] },
    // The names of all files are in the first one, where what is random does not compress.
    chunkFileNames: 'assets/[name]-[hash:6].js',
  };
}

function staticImports(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    staticImports(imported, graph, found);
  }
  return found;
}

/** What libraries import and this shop never reaches, and what stands in for it. */
function withoutUnused(): Plugin {
  const unused: [module: RegExp, importer: RegExp, instead: string][] = [
    // The theme has no ripples.
    [/\/TouchRipple\.mjs$/, /ButtonBase/, 'export default () => null;'],
    [
      /\/useLazyRipple\/index\.mjs$/,
      /ButtonBase/,
      'const none = { ref: null, start() {}, stop() {}, pulsate() {} }; export default () => none;',
    ],
    // The theme has no CSS layers, and is not read by a compiler.
    [/\/useLayerOrder\.mjs$/, /@mui/, 'export default () => null;'],
    [/\/stringifyTheme\.mjs$/, /@mui/, 'export const stringifyTheme = undefined;'],
    // The list of all HTML attributes: MUI says itself what its elements are given.
    [/^@emotion\/is-prop-valid$/, /@emotion/, "export default (prop) => prop !== 'theme';"],
    // Only for components that are wrapped in withTheme.
    [/^hoist-non-react-statics$/, /@emotion/, 'export default (component) => component;'],
    // The theme that MUI makes for components outside of a provider, in a quarter of the time that the code takes to start.
    [/\/defaultTheme\.mjs$/, /@mui\/material/, 'export default {};'],
    // Only for async iterables.
    [
      /^tslib$/,
      /\/rxjs\//,
      'export const __asyncGenerator = 0, __asyncValues = 0, __await = 0, __awaiter = 0, __rest = 0;',
    ],
    // The client masks no data, and the cache knows no scalars.
    [/^@apollo\/client\/masking$/, /QueryManager/, 'export const maskFragment = 0, maskOperation = 0;'],
    [
      /\/coerceScalarFieldsToParsed\.js$/,
      /@apollo/,
      'export const coerceScalarFieldsToParsed = (data) => data;',
    ],
    // Spells out what is no node of a document.
    [/\/inspect\.mjs$/, /graphql\/language/, 'export const inspect = String;'],
  ];
  const met = new Set<number>();
  return {
    name: 'without-unused',
    enforce: 'pre',
    resolveId: (id, importer = '') => {
      const index = unused.findIndex(([module, by]) => module.test(id) && by.test(importer));
      if (index < 0) return;
      met.add(index);
      return `\0unused-${index}`;
    },
    load: (id) => unused[Number(/^\0unused-(\d+)$/.exec(id)?.[1])]?.[2],
    generateBundle() {
      const gone = unused.filter((_, index) => !met.has(index)).map(([module]) => module);
      if (this.environment.name === 'client' && gone.length > 0) this.error(`Nothing imports ${gone}.`);
    },
  };
}

/**
 * Lets go what is not used of React Router. Its one file has the contexts and classes of all its modes at the top level,
 * and nothing there says that making them is free of effects.
 */
function shakeableRouter(): Plugin {
  const made =
    /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\(|Object\.getOwnPropertyNames\()/gm;
  const component =
    /(?<=^var (\w+) = )(class extends React\d*\.Component \{[\s\S]*?\n\};)((?:\n\1\.\w+ = .*;)*)/gm;
  return {
    name: 'shakeable-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;\n/gm, '')
          .replace(made, '/* @__PURE__ */ ')
          .replace(component, '/* @__PURE__ */ (() => { const $1 = $2 $3 return $1; })();'),
        map: null,
      }),
    },
  };
}

/** How long the app waits at most for the first picture, in milliseconds: it may come from a slow server, or the tab be hidden. */
const PICTURE_MS = 3000;

/**
 * Starts the app once the first picture is painted: until then its scripts would take line and processor from it. A picture
 * that was there before the first paint is on screen with that, which is later than the first frame is made. Where its
 * scripts cannot be loaded, a notice above the page says so.
 */
const START = `{
      const start = () => {
        const scripts = document.getElementById('scripts').content;
        scripts.querySelector('script').onerror = () => {
          const notice = document.getElementById('not-started');
          notice.hidden = false;
          notice.querySelector('button').onclick = () => location.reload();
          addEventListener('online', () => location.reload());
        };
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

/** The page is readable before the app starts: its scripts come after the first view. */
function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const late: string[] = [];
        const rest = html.replace(
          /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g,
          (_, tag) => {
            late.push(tag);
            return '';
          },
        );
        const scripts = `<template id="scripts">${late.join('')}</template><script>${START}</script>`;
        return rest.replace('</body>', () => `${scripts}</body>`);
      },
    },
  };
}
