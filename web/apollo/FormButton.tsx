import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useOpenedBy } from '../ui/useOpenedBy.ts';
import { formError, ignoreShown } from './errors.ts';

/** A mutation as its generated hook returns it. */
export type Mutation<Input> = readonly [
  (options: { variables: { input: Input } }) => Promise<unknown>,
  { loading: boolean; error?: Error; reset: () => void },
];

interface FormButtonProps<Input>
  extends Omit<ComponentProps<typeof Button>, 'children' | 'title'>,
    Pick<ComponentProps<typeof FormDialog>, 'title' | 'description' | 'action' | 'width'> {
  /** Of the button. */
  label: ReactNode;
  mutation: Mutation<Input>;
  /** Said by a toast after success, unless the mutation says it. */
  done?: string;
  /** Null sends nothing: the form shows why. */
  toInput: (form: FormData) => Input | null;
  /** A field without an input of its own, whose message stands beside the button. */
  otherField?: string;
  /** The form cannot be sent as it is. */
  isIncomplete?: boolean;
  onOpen?: () => void;
  /** A fragment of the address that opens it. */
  openedBy?: string;
  /** The fields, with the messages of the server by field. */
  children: (errors: Partial<Record<string, string>>) => ReactNode;
}

/** A button that opens a form, which runs a mutation: it closes with a toast once that succeeded, and shows its errors else. */
export function FormButton<Input>(props: FormButtonProps<Input>) {
  const { label, title, description, action, width, mutation, done, toInput, ...others } = props;
  const { otherField = '', isIncomplete, onOpen, openedBy, children, ...button } = others;
  const [run, { loading, error, reset }] = mutation;
  const [isOpen, setIsOpen] = useState(false);
  const { message, fields } = formError(error);
  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  useOpenedBy(openedBy, open);
  const close = () => {
    setIsOpen(false);
    reset();
  };
  const send = (form: FormData) => {
    const input = toInput(form);
    if (input === null) return;
    void run({ variables: { input } }).then(() => {
      if (done) toast(done);
      close();
    }, ignoreShown);
  };
  return (
    <>
      <Button {...button} onClick={open}>
        {label}
      </Button>
      {isOpen && (
        <FormDialog
          {...{ title, description, action, width }}
          disabled={isIncomplete}
          pending={loading}
          error={message ?? fields[otherField] ?? null}
          onSubmit={send}
          onClose={close}
        >
          {children(fields)}
        </FormDialog>
      )}
    </>
  );
}
