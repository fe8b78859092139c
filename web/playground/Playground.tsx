import { GraphiQL } from 'graphiql';
import { type ComponentProps, useCallback, useRef } from 'react';
import { askShop } from './ask-shop.ts';
import type { Example } from './examples.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/**
 * GraphiQL with the examples in its tabs. It acts as a guest until the switch is on, which no reload remembers.
 * Tabs live as long as the browser's tab: local storage belongs to the shop.
 */
export function Playground({ examples }: { examples: Example[] }) {
  const session = useRef<HTMLInputElement>(null);
  const fetcher = useCallback<Fetcher>(
    (request, options) =>
      askShop(request, { withSession: session.current?.checked, headers: options?.headers }),
    [],
  );
  return (
    <>
      <header>
        <h1>API playground</h1>
        <label>
          <input type="checkbox" ref={session} autoComplete="off" />
          Use my shop session
        </label>
        <a href="/">Back to the shop</a>
      </header>
      <main>
        <GraphiQL
          fetcher={fetcher}
          defaultTabs={examples}
          defaultEditorToolsVisibility="variables"
          storage={sessionStorage}
        >
          <GraphiQL.Logo> </GraphiQL.Logo>
        </GraphiQL>
      </main>
    </>
  );
}
