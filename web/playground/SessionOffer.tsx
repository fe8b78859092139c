interface SessionOfferProps {
  /** What the last query lacked: the shop's session, or a signed-in user in it. */
  lacks: 'nothing' | 'session' | 'signIn';
  onUse: () => void;
}

/** Offers a session after a query that needs one. */
export function SessionOffer({ lacks, onUse }: SessionOfferProps) {
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
