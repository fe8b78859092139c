import { GraphiQL } from 'graphiql';
import { type ComponentProps, useCallback, useRef, useState } from 'react';
import type { Example } from './examples.ts';
import { needsSession, requestShop } from './request-shop.ts';

type Fetcher = ComponentProps<typeof GraphiQL>['fetcher'];

/**
 * GraphiQL with the examples in its tabs. It acts as a guest until the switch is on; a reload turns the switch off.
 * Its tabs are not stored beyond the browser's tab, since local storage belongs to the shop.
 */
export function Playground({ examples }: { examples: Example[] }) {
  const session = useRef<HTMLInputElement>(null);
  const [lacks, setLacks] = useState<'nothing' | 'session' | 'signIn'>('nothing');
  const fetcher = useCallback<Fetcher>(async (request, options) => {
    const withSession = session.current?.checked;
    const result = await requestShop(request, { withSession, headers: options?.headers });
    if (request.operationName !== 'IntrospectionQuery') {
      setLacks(needsSession(result) ? (withSession ? 'signIn' : 'session') : 'nothing');
    }
    return result;
  }, []);
  const useSession = () => {
    if (!session.current) return;
    session.current.checked = true;
    session.current.focus();
    setLacks('nothing');
  };
  return (
    <>
      <header>
        <h1>API playground</h1>
        <label>
          <input type="checkbox" ref={session} autoComplete="off" />
          Use my shop session
        </label>
        <SessionOffer lacks={lacks} onUse={useSession} />
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

interface SessionOfferProps {
  /** What the last query lacked: the shop's session, or a signed-in user in it. */
  lacks: 'nothing' | 'session' | 'signIn';
  onUse: () => void;
}

/** Offers a session after a query that needs one. */
function SessionOffer({ lacks, onUse }: SessionOfferProps) {
  return (
    <div role="status" className="offer">
      {lacks === 'session' && (
        <>
          This needs somebody who is signed in.
          <button type="button" onClick={onUse}>
            Use my shop session from now on
          </button>
        </>
      )}
      {lacks === 'signIn' && (
        <>
          Nobody is signed in at the shop.
          <a href="/login" target="_blank" rel="noreferrer">
            Sign in (new tab)
          </a>
          and run this again, or run the example SignIn.
        </>
      )}
    </div>
  );
}
