import * as t from '#messages/admin/redirects';
import { FormButton } from '../../../apollo/FormButton.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { type RedirectRowFragment, useSaveRedirectMutation } from './Redirects.generated.tsx';

const fields = defineFields({
  from: { kind: 'text', label: t.from, required: true, hint: t.fromHint },
  to: { kind: 'text', label: t.to, required: true, hint: t.toHint },
});

/** A button that opens the form of a redirect, of a new one without `redirect`. */
export function EditRedirect({ redirect }: { redirect?: RedirectRowFragment }) {
  return (
    <FormButton
      label={redirect ? t.edit : t.add}
      size={redirect ? 'small' : 'medium'}
      variant={redirect ? 'text' : 'contained'}
      aria-label={redirect && t.editOf(redirect.from)}
      title={redirect ? t.edit : t.add}
      mutation={useSaveRedirectMutation({ context: { inlineErrors: true } })}
      done={t.saved}
      toInput={(form) => ({ id: redirect?.id, ...readFields(fields, form) })}
    >
      {(errors) => (
        <FormFields
          fields={fields}
          values={{ from: redirect?.from ?? '', to: redirect?.to ?? '' }}
          errors={errors}
        />
      )}
    </FormButton>
  );
}
