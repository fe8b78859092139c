import * as t from '#messages/admin/edit-product';
import { Message } from '../../../ui/Message.tsx';
import { Choices } from './Choices.tsx';
import { type OptionNames, typedNames } from './option-names.ts';

interface OptionConflictProps {
  /** The names of the options as somebody else has saved them. */
  now: string[];
  decided: OptionNames;
  by: string | undefined;
  /** Nothing can be saved for the moment. */
  disabled: boolean;
  onChoose: (names: OptionNames, isSaved: boolean) => void;
}

/** That somebody else has changed the options, with a choice when there are as many as before. */
export function OptionConflict({ now, decided, by, disabled, onChoose }: OptionConflictProps) {
  if (typedNames(decided, now).length === 0) return null;
  const isSameCount = now.length === decided.names.length && now.length === decided.known.length;
  return (
    <Message severity="warning">
      {t.optionsWereChanged(now)}
      {t.byWhom(by)}
      {isSameCount ? (
        <Choices
          disabled={disabled}
          choices={[
            { label: t.useTheirs, onChoose: () => onChoose({ names: now, known: now }, false) },
            { label: t.keepWhatITyped, onChoose: () => onChoose({ ...decided, known: now }, true) },
          ]}
        />
      ) : (
        <> {t.discardToSeeThem}</>
      )}
    </Message>
  );
}
