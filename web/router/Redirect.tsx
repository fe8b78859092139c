import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads elsewhere, and leaves no entry in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [to, navigate]);
  return null;
}
