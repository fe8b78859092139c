import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useViewer } from '../../../features/accounts/viewer.ts';
import { followChanges } from './follow-changes.ts';

/** Keeps what the viewer sees of the admin area up to date. */
export function useLiveUpdates(): void {
  const client = useApolloClient();
  const isStaff = Boolean(useViewer()?.permissions.length);
  useEffect(() => (isStaff ? followChanges(client) : undefined), [client, isStaff]);
}
