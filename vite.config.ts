import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';

/** Replaced by the server with a fresh value for each page. */
const NONCE = '__NONCE__';

/**
 * The web app: `vite build` makes dist/web for the browser, `vite build --ssr entry-server.tsx` dist/web-server for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  logLevel: 'warn',
  // rxjs has its modern build under this name; the default one is of the time before classes.
  resolve: isSsrBuild ? {} : { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [react(), withoutRipples(), scriptsLast()],
  html: { cspNonce: NONCE },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
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
  /(useLazyQuery|@mui\/(material\/(Checkbox|Form\w+|Input|InputBase|MenuItem|NativeSelect|OutlinedInput|Radio|SvgIcon|TextareaAutosize|utils\/mergeSlotProps)|system\/(Stack|useThemeProps)))[/.]/;

/** What every first screen needs, and a list of products, is one file, `app`. Left alone it becomes some thirty tiny ones, each a request. */
function oneFileAtFirst(): Rolldown.OutputOptions {
  let needed: Set<string> | undefined;
  const name: Rolldown.CodeSplittingNameFunction = (id, graph) => {
    needed ??= new Set(
      ['web/main.tsx', 'web/pages/home/HomePage.tsx'].flatMap((file) => [
        ...staticImports(normalizePath(resolve(file)), graph),
      ]),
    );
    return needed.has(id) && !LATER.test(id) ? 'app' : null;
  };
  return { codeSplitting: { groups: [{ name }] } };
}

function staticImports(id: string, graph: Rolldown.ChunkingContext, found = new Set<string>()): Set<string> {
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) {
    if (found.has(imported)) continue;
    found.add(imported);
    staticImports(imported, graph, found);
  }
  return found;
}

/** The theme has no ripples, and MUI's buttons bring their code along all the same. */
function withoutRipples(): Plugin {
  const nothing = '\0no-ripple';
  return {
    name: 'without-ripples',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/TouchRipple.mjs') && importer?.includes('ButtonBase') ? nothing : undefined,
    load: (id) => (id === nothing ? 'export default () => null;' : undefined),
  };
}

/** The page is readable before the app starts: its scripts wait behind the pictures of the first view. */
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
            late.push(tag.replace(/^<\w+/, '$& fetchpriority="low"'));
            return '';
          },
        );
        return rest.replace('</body>', () => `${late.join('')}</body>`);
      },
    },
  };
}
