import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as t from '#messages/admin/custom-fields';
import { readFailure } from '../../apollo/errors.ts';
import { FormButton, type Mutation } from '../../apollo/FormButton.tsx';
import type { CustomFieldInput } from '../../schema.generated.ts';
import { Message } from '../../ui/Message.tsx';
import { CustomFieldInputs, shownValue } from './CustomFieldInputs.tsx';
import type { CustomFieldInputFragment, CustomFieldValueFragment } from './CustomFields.generated.tsx';
import { customFieldEdits, type Values, withValues } from './custom-field-form.ts';

interface CustomFieldListProps<Input> {
  definitions: readonly CustomFieldInputFragment[];
  values: readonly CustomFieldValueFragment[];
  mutation: Mutation<Input>;
  toInput: (customFields: CustomFieldInput[]) => Input;
  /** Reads what is stored, after somebody else has changed it. */
  refetch: () => Promise<unknown>;
}

/** What something has of custom fields, with the form that changes it. */
export function CustomFieldList<Input>(props: CustomFieldListProps<Input>) {
  const { definitions, values, mutation, toInput, refetch } = props;
  // Those that the form was opened with: what colleagues save meanwhile changes the page, and must not be overwritten unseen.
  const [before, setBefore] = useState<Values>(values);
  const [run, state] = mutation;
  const changed = (state.error && readFailure(state.error).changed?.customFields) ?? [];
  const save: typeof run = (options) =>
    run(options).catch((error: Error) => {
      // What is typed stays; the next attempt is decided on what is there now.
      const { code, changed } = readFailure(error);
      if (code === 'CONFLICT') {
        setBefore(withValues(before, changed?.customFields ?? []));
        void refetch();
      }
      throw error;
    });
  return (
    <>
      {values.length > 0 && (
        <Box component="dl" sx={list}>
          {values.map(({ key, label, type, value }) => (
            <div key={key}>
              <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {type === 'URL' ? (
                  <Link href={value} rel="noopener noreferrer" target="_blank">
                    {value}
                  </Link>
                ) : (
                  shownValue(type, value)
                )}
              </Box>
            </div>
          ))}
        </Box>
      )}
      <FormButton
        size="small"
        variant="outlined"
        label={values.length > 0 ? t.changeFields : t.fillIn}
        title={t.customFields}
        mutation={[save, state]}
        done={t.fieldsSaved}
        onOpen={() => setBefore(values)}
        toInput={(form) => toInput(customFieldEdits(form, definitions, before))}
      >
        {(errors) => (
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            {changed.length > 0 && (
              <Message severity="warning">
                {changed.map(({ key, label, value }) => (
                  <Typography key={key}>{t.isNow(label, value ?? t.noValue)}</Typography>
                ))}
                {t.saveAgain}
              </Message>
            )}
            <CustomFieldInputs definitions={definitions} values={before} errors={errors} />
          </Box>
        )}
      </FormButton>
    </>
  );
}

const list = { m: 0, mb: 1, display: 'grid', gap: 1 };
