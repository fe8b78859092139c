import { type SetupStateFragment, useSetupQuery } from './Setup.generated.tsx';

/** The steps of setting up a shop, until all are done or staff have hidden them; undefined until that is known. A closed shop always has them. */
export function useSetupList({ skip = false } = {}): SetupStateFragment | null | undefined {
  const { data, error } = useSetupQuery({ skip, fetchPolicy: 'cache-and-network' });
  if (!data) return error ? null : undefined;
  const { setup } = data;
  const isOver = setup.isListHidden || setup.steps.every(({ isDone }) => isDone);
  return setup.isOpen && isOver ? null : setup;
}
