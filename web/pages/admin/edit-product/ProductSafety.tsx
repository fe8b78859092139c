import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type FormEvent, useRef, useState } from 'react';
import * as t from '#messages/admin/product-safety';
import { formError, ignoreShown } from '../../../apollo/errors.ts';
import { EditManufacturer } from '../../../features/manufacturers/EditManufacturer.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import { DocumentsField, type EditedDocument } from './DocumentsField.tsx';
import {
  type EditProductSafetyQuery,
  useEditProductSafetyQuery,
  useSaveProductSafetyMutation,
} from './ProductSafety.generated.tsx';

const fields = defineFields({
  energyClass: { kind: 'text', label: t.energyClass, hint: t.energyClassHint, max: 20 },
  eprelNumber: { kind: 'text', label: t.eprelNumber, hint: t.eprelNumberHint, max: 200 },
  warnings: { kind: 'lines', label: t.warnings, hint: t.warningsHint },
});

/** What the law on product safety has said of a product: who makes it, its energy class, warnings, and documents to download. */
export function ProductSafety({ productId }: { productId: string }) {
  const { data, error, refetch } = useEditProductSafetyQuery({
    variables: { id: productId },
    // The form begins with what the server has now.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <Section
      title={t.productSafety}
      intro={t.intro}
      sx={{ mt: 6, pt: 3, borderTop: 2, borderColor: 'text.primary' }}
    >
      <LoadError error={error} onRetry={refetch} />
      {data && <SafetyForm {...data} />}
    </Section>
  );
}

function SafetyForm({ product, manufacturers, sellsToEu }: EditProductSafetyQuery) {
  const [save, { loading, error }] = useSaveProductSafetyMutation({ context: { inlineErrors: true } });
  const { message, fields: errors } = formError(error);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  const stored = product.manufacturer?.id ?? '';
  const [chosen, setChosen] = useState(stored);
  const [documents, setDocuments] = useState<readonly EditedDocument[]>(product.documents);
  /** One that was made here, until the list has it. */
  const [made, setMade] = useState<{ id: string; name: string }>();
  const listed =
    made && !manufacturers.some(({ id }) => id === made.id) ? [...manufacturers, made] : manufacturers;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readFields(fields, new FormData(event.currentTarget));
    const sent = sending();
    const files = documents.map(({ path, title, kind }) => ({ path, title, kind }));
    const input = { id: product.id, manufacturerId: chosen || null, ...typed, documents: files };
    save({ variables: { input } }).then(() => {
      sent();
      toast(t.saved);
    }, ignoreShown);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 }}>
      {sellsToEu && !stored && <Message severity="warning">{t.noManufacturer}</Message>}
      <Stack component="form" ref={form} onSubmit={submit} sx={{ gap: 2.5 }}>
        <Select
          label={t.manufacturer}
          value={chosen}
          onChange={setChosen}
          none={t.none}
          options={listed.map(({ id, name }) => [id, name])}
          error={errors.manufacturerId}
        />
        <FormFields autoFocus={false} fields={fields} values={product} errors={errors} />
        <DocumentsField documents={documents} onChange={setDocuments} errors={errors} />
        {message && <Message severity="error">{message}</Message>}
        <Box>
          <SubmitButton pending={loading}>{t.save}</SubmitButton>
        </Box>
        {question}
      </Stack>
      <Box>
        <EditManufacturer
          variant="outlined"
          onSaved={(manufacturer) => {
            setMade(manufacturer);
            setChosen(manufacturer.id);
          }}
        />
      </Box>
    </Box>
  );
}
