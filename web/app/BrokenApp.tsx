import * as t from '#messages/app';
import { ACCENT } from '../ui/colors.ts';

/** Stands in for the whole app when it breaks, and so uses nothing of it, neither theme nor router. Drawn as `EmptyShelf`. */
export function BrokenApp() {
  return (
    <main
      role="alert"
      style={{
        minHeight: '100vh',
        padding: '16vh 24px 0',
        boxSizing: 'border-box',
        textAlign: 'center',
        font: '1.125rem/1.5 "Figtree Variable", system-ui, sans-serif',
        colorScheme: 'light dark',
        color: 'CanvasText',
        background: 'Canvas',
      }}
    >
      <div
        style={{
          height: 68,
          maxWidth: 360,
          margin: '0 auto',
          borderBottom: '2px solid',
          background: `radial-gradient(circle at bottom, ${ACCENT} 63px, transparent 64px)`,
        }}
      />
      <h1>{t.somethingWentWrong}</h1>
      <p>{t.thisPageCouldNotBe}</p>
      <p>
        <button
          type="button"
          style={{ font: 'inherit', padding: '8px 20px', borderRadius: 99 }}
          onClick={() => location.reload()}
        >
          {t.loadThisPageAgain}
        </button>
      </p>
      <a href="/">{t.goToTheFirstPage}</a>
    </main>
  );
}
