import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { formError, ignoreShown } from './errors.ts';

/** A mutation as its generated hook returns it. */
export type Mutation<Variables> = readonly [
  (options: { variables: Variables }) => Promise<unknown>,
  { loading: boolean; error?: Error; reset: () => void },
];

/** The state of a dialog whose form runs a mutation: it closes with a toast once that succeeded, and shows its errors else. */
export function useDialogForm<Variables>(
  [run, { loading, error, reset }]: Mutation<Variables>,
  doneText: string,
) {
  const [isOpen, setIsOpen] = useState(false);
  const { message, fields } = formError(error);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const send = (variables: Variables) => {
    void run({ variables }).then(() => {
      toast(doneText);
      close();
    }, ignoreShown);
  };
  return {
    isOpen,
    open: () => setIsOpen(true),
    send,
    fields,
    /** For `FormDialog`. */
    dialog: { pending: loading, error: message, onClose: close },
  };
}
