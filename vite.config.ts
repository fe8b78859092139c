import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

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
  plugins: [react(), scriptsLast()],
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
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // Nothing is imported from a package for what its code does by itself.
          treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
          output: {
            // What the app needs at first is one file. Left alone it becomes some forty, each a request.
            codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
          },
        },
  },
  // Bundled, because their CommonJS builds are not what Node imports.
  ssr: { noExternal: [/^@mui\//, /^@emotion\//, 'react-transition-group', 'notistack'] },
}));

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
        const offerReload = () => {
          const notice = document.getElementById('not-started');
          notice.hidden = false;
          notice.querySelector('button').onclick = () => location.reload();
          addEventListener('online', () => location.reload());
        };
        for (const script of scripts.querySelectorAll('script')) script.onerror = offerReload;
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
