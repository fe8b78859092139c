import { Message } from '../../ui/Message.tsx';
import { useSetupHintsQuery } from './SetupHints.generated.tsx';

/** What a new shop lacks, and what is risky about how it is set up, for who may change its settings. */
export function SetupHints() {
  const { data } = useSetupHintsQuery({ fetchPolicy: 'cache-and-network' });
  return data?.setupHints.map((hint) => (
    <Message key={hint} severity="warning">
      {hint}
    </Message>
  ));
}
