import * as t from '#messages/admin/ui';
import * as question from '#messages/delete-button';
import { Icon } from '../ui/Icon.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { closeToasts, toast } from '../ui/toast.tsx';
import { ignoreShown } from './errors.ts';

/** The generated hook of a mutation. */
type UseMutation<Variables> = () => readonly [
  (options: { variables: Variables }) => Promise<unknown>,
  { loading: boolean },
];

interface RemoveProps<Removed, Restored> {
  /** What is deleted, as its readers know it. */
  name: string;
  variables: Removed;
  /** Of the mutation that brings it back. */
  undo: Restored;
}

/** Makes a button that deletes something at once, and offers to undo it: for what another mutation can bring back as it was. */
export function removeButton<Removed, Restored>(
  useRemove: UseMutation<Removed>,
  said: string,
  useUndo: UseMutation<Restored>,
) {
  return function RemoveByMutation({ name, variables, undo }: RemoveProps<Removed, Restored>) {
    const [remove, { loading }] = useRemove();
    const [restore] = useUndo();
    const bringBack = () => {
      closeToasts('deleted');
      void restore({ variables: undo }).then(() => toast(t.broughtBack(name)), ignoreShown);
    };
    const act = () =>
      void remove({ variables }).then(
        () => toast(said, { about: 'deleted', action: { label: t.undo, onClick: bringBack } }),
        ignoreShown,
      );
    return (
      <IconButton
        color="error"
        aria-label={question.deleteItem(name)}
        aria-disabled={loading || undefined}
        onClick={() => !loading && act()}
      >
        <Icon name="trash" size={20} />
      </IconButton>
    );
  };
}
