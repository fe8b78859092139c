import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Replaced by the server with a fresh value for each page. */
const NONCE = '__NONCE__';

/**
 * The web app: `vite build` makes dist/web for the browser, `vite build --ssr entry-server.tsx` dist/web-server for the server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: isSsrBuild ? false : 'public',
  logLevel: 'warn',
  plugins: [react(), scriptsLast()],
  html: { cspNonce: NONCE },
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? '../dist/web-server' : '../dist/web',
    emptyOutDir: true,
    // As data: URLs they would not pass the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild ? {} : { output: fewFiles },
  },
  // Bundled, because their CommonJS builds are not what Node imports.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'react-transition-group', 'notistack'] },
}));

/** Left alone, what pages share becomes some thirty tiny files, each a request before the first screen works. */
const fewFiles: Rolldown.OutputOptions = {
  // Merged files may import each other in a circle; without this one of them would run before what it needs.
  strictExecutionOrder: true,
  chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
  codeSplitting: {
    groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 }],
  },
};

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
