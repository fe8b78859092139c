import * as t from '#messages/app';

/** Stands in for the whole app when it breaks, and so uses nothing of it: neither theme nor router. */
export function BrokenApp() {
  return (
    <main
      role="alert"
      style={{
        minHeight: '100vh',
        padding: '20vh 24px 0',
        boxSizing: 'border-box',
        textAlign: 'center',
        font: '1.125rem/1.5 system-ui, sans-serif',
        colorScheme: 'light dark',
        color: 'CanvasText',
        background: 'Canvas',
      }}
    >
      <h1>{t.somethingWentWrong}</h1>
      <p>{t.thisPageCouldNotBe}</p>
      <p>
        <button
          type="button"
          style={{ font: 'inherit', padding: '8px 20px' }}
          onClick={() => location.reload()}
        >
          {t.loadThisPageAgain}
        </button>
      </p>
      <p>
        <a href="/">{t.goToTheFirstPage}</a>
      </p>
    </main>
  );
}
