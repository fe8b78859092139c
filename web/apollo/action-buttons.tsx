import type { ComponentProps } from 'react';
import { ConfirmButton } from '../ui/ConfirmDialog.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { toast } from '../ui/toast.tsx';
import { ignoreShown } from './errors.ts';

/** The generated hook of a mutation. */
type UseMutation<Variables> = () => readonly [
  (options: { variables: Variables }) => Promise<unknown>,
  { loading: boolean },
];

/** Runs a mutation; then a toast says `done`. */
function useAction<Variables>(useMutation: UseMutation<Variables>, done: string | undefined) {
  const [run, { loading }] = useMutation();
  const act = (variables: Variables) =>
    void run({ variables }).then(() => void (done && toast(done)), ignoreShown);
  return [act, loading] as const;
}

/** Makes a button that runs a mutation, after a question if it has one. */
export function actionButton<Variables>(useMutation: UseMutation<Variables>, done?: string) {
  type Props = Omit<ComponentProps<typeof ConfirmButton>, 'onConfirm'> & { variables: Variables };
  return function ActionButton({ variables, ...button }: Props) {
    const [act, loading] = useAction(useMutation, done);
    return <ConfirmButton {...button} loading={loading} onConfirm={() => act(variables)} />;
  };
}

/** Makes a button that deletes something by a mutation, after a question. */
export function deleteButton<Variables>(useMutation: UseMutation<Variables>, done: string) {
  type Props = Pick<ComponentProps<typeof DeleteButton>, 'name' | 'consequence'> & { variables: Variables };
  return function DeleteByMutation({ variables, ...question }: Props) {
    const [act, loading] = useAction(useMutation, done);
    return <DeleteButton {...question} pending={loading} onDelete={() => act(variables)} />;
  };
}
