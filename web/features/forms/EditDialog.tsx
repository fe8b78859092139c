import Box from '@mui/material/Box';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as t from '#messages/admin/forms';
import { FormButton, type Mutation } from '../../apollo/FormButton.tsx';
import { FormFields } from '../../ui/FormFields.tsx';
import { type FormFields as Fields, type Initial, readFields, type ValuesOf } from '../../ui/form-fields.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';

type Errors = Partial<Record<string, string>>;

interface EditDialogProps<F extends Fields, Input> {
  /** What is edited, such as `tax rate`. */
  noun: string;
  /** Name of the one that is edited; without it a new one is made. */
  name?: string;
  fields: F;
  /** What is edited, or what a new one begins with. */
  values: Initial<F>;
  /** The generated hook's result. */
  mutation: Mutation<Input>;
  toInput: (values: ValuesOf<F>, form: FormData) => Input;
  /** Fields that are not shown with these values. */
  hides?: (values: ValuesOf<F> | Initial<F>) => readonly (keyof F)[];
  disabled?: readonly (keyof F)[];
  /** Why these values are not sent, by field: such as a new one that would replace another. */
  refuse?: (values: ValuesOf<F>) => Errors | undefined;
  /** The messages by field, where the input's names differ from the form's. */
  errorsOf?: (errors: Errors) => Errors;
  width?: 'xs' | 'sm';
  onOpen?: () => void;
  /** Below the fields, by what would be sent once something was typed. */
  below?: (errors: Errors, input: Input | null) => ReactNode;
}

/** A button that opens the form of something that is listed, or of a new one. */
export function EditDialog<F extends Fields, Input>(props: EditDialogProps<F, Input>) {
  const { noun, name, fields, values, mutation, toInput, hides, disabled, errorsOf, below } = props;
  const timeZone = useTimeZone();
  const [typed, setTyped] = useState<FormData | null>(null);
  const [refused, setRefused] = useState<Errors>();
  // A form has no disabled fields.
  const fixed = Object.fromEntries(disabled?.map((field) => [field, values[field]]) ?? []);
  const read = (form: FormData): ValuesOf<F> => ({ ...readFields(fields, form, timeZone), ...fixed });
  const inputOf = (form: FormData) => toInput(read(form), form);
  const isNew = name === undefined;
  const open = () => {
    setTyped(null);
    setRefused(undefined);
    props.onOpen?.();
  };
  const checkedInput = (form: FormData) => {
    const problems = props.refuse?.(read(form));
    setRefused(problems);
    return problems ? null : inputOf(form);
  };
  const change = ({ target }: FormEvent) => {
    const { form } = target as HTMLInputElement;
    if (form) setTyped(new FormData(form));
  };
  return (
    <FormButton
      label={isNew ? t.add(noun) : t.edit}
      size={isNew ? 'medium' : 'small'}
      variant={isNew ? 'contained' : 'text'}
      aria-label={isNew ? undefined : t.editName(name)}
      title={isNew ? t.newNoun(noun) : `${noun[0]!.toUpperCase()}${noun.slice(1)} '${name}'`}
      width={props.width}
      mutation={mutation}
      done={t.saved(noun[0]!.toUpperCase(), noun.slice(1))}
      toInput={checkedInput}
      onOpen={open}
    >
      {(messages) => {
        const errors = { ...messages, ...errorsOf?.(messages), ...refused };
        return (
          <Box sx={{ display: 'grid', gap: 2.5 }} onChange={change}>
            <FormFields
              {...{ fields, values, errors, disabled }}
              hidden={hides?.(typed ? read(typed) : values)}
            />
            {below?.(errors, typed && inputOf(typed))}
          </Box>
        );
      }}
    </FormButton>
  );
}
