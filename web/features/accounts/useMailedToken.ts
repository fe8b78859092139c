import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The token of a mailed link, which is its fragment; null until the browser has it: the server, which renders the page, never sees it. */
export function useMailedToken(): string | null {
  const { hash } = useLocation();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(hash.slice(1)), [hash]);
  return token;
}
