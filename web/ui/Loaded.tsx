import type { ReactNode } from 'react';
import { LoadError } from './LoadError.tsx';
import { Loader } from './Loader.tsx';

export interface LoadedProps<Data> {
  /** The GraphQL query's result. */
  result: { data?: Data; previousData?: Data; error?: { message: string }; refetch: () => unknown };
  /** What is shown of the data; while the next is loading, of the data of the previous query, which is `stale`. */
  children: (data: Data, stale: boolean) => ReactNode;
  /** Stands in for it until then. */
  waiting?: ReactNode;
}

/** What a query has loaded, or what stands in until then; above it why loading failed. */
export function Loaded<Data>({ result, children, waiting = <Loader /> }: LoadedProps<Data>) {
  const { data, previousData, error, refetch } = result;
  const shown = data ?? previousData;
  return (
    <>
      <LoadError error={error} onRetry={refetch} />
      {shown ? children(shown, !data) : !error && waiting}
    </>
  );
}
