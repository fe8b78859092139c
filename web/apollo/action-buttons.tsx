import type { ComponentProps } from 'react';
import { ConfirmButton } from '../ui/ConfirmDialog.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { toast } from '../ui/toast.tsx';
import { ignoreShown } from './errors.ts';

/** The generated hook of a mutation. */
type UseMutation<Variables, Data = unknown> = () => readonly [
  (options: { variables: Variables }) => Promise<{ data?: Data | null }>,
  { loading: boolean },
];

/** Said by a toast once it is done; nothing without it. */
type Done<Data> = string | ((data: Data) => string);

interface OwnProps<Variables, Data> {
  variables: Variables;
  /** In place of what all such buttons say. */
  done?: Done<Data>;
}

function useAction<Variables, Data>(useMutation: UseMutation<Variables, Data>, done?: Done<Data>) {
  const [run, { loading }] = useMutation();
  const act = (variables: Variables) =>
    void run({ variables }).then(({ data }) => {
      if (done && data) toast(typeof done === 'string' ? done : done(data));
    }, ignoreShown);
  return [act, loading] as const;
}

/** Makes a button that runs a mutation, after a question if it has one. */
export function actionButton<Variables, Data>(useMutation: UseMutation<Variables, Data>, said?: Done<Data>) {
  type Props = Omit<ComponentProps<typeof ConfirmButton>, 'onConfirm'> & OwnProps<Variables, Data>;
  return function ActionButton({ variables, done = said, ...button }: Props) {
    const [act, loading] = useAction(useMutation, done);
    return <ConfirmButton {...button} loading={loading} onConfirm={() => act(variables)} />;
  };
}

/** Makes a button that deletes something by a mutation, after a question. */
export function deleteButton<Variables, Data>(useMutation: UseMutation<Variables, Data>, said?: Done<Data>) {
  type Props = Pick<ComponentProps<typeof DeleteButton>, 'name' | 'consequence'> & OwnProps<Variables, Data>;
  return function DeleteByMutation({ variables, done = said, ...question }: Props) {
    const [act, loading] = useAction(useMutation, done);
    return <DeleteButton {...question} pending={loading} onDelete={() => act(variables)} />;
  };
}
