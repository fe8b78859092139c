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
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Your cart is still here.</p>
      <p>
        <button
          type="button"
          style={{ font: 'inherit', padding: '8px 20px' }}
          onClick={() => location.reload()}
        >
          Load this page again
        </button>
      </p>
      <p>
        <a href="/">Go to the first page</a>
      </p>
    </main>
  );
}
