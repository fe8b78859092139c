import { type SetupStateFragment, useSetupQuery } from './Setup.generated.tsx';

/** The steps of setting up a shop, until all are done or staff have hidden them. One that is closed always has them. */
export function useSetupList({ skip = false } = {}): SetupStateFragment | null {
  const setup = useSetupQuery({ skip, fetchPolicy: 'cache-and-network' }).data?.setup;
  if (!setup) return null;
  const isOver = setup.isListHidden || setup.steps.every(({ isDone }) => isDone);
  return setup.isOpen && isOver ? null : setup;
}
