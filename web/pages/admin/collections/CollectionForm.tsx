import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as t from '#messages/admin/collections';
import { formError, ignoreShown, readFailure } from '../../../apollo/errors.ts';
import type { PickedProduct } from '../../../features/catalog/PickProducts.tsx';
import { editCollectionUrl } from '../../../router/admin-urls.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { defineFields, readFields } from '../../../ui/form-fields.ts';
import { Message } from '../../../ui/Message.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useSaveKey } from '../../../ui/useSaveKey.ts';
import { useUnsaved } from '../../../ui/useUnsaved.tsx';
import {
  type EditedCollectionFragment,
  type RuleChoicesQuery,
  useSaveCollectionMutation,
} from './Collections.generated.tsx';
import { HandPicked } from './HandPicked.tsx';
import { RuleFields } from './RuleFields.tsx';
import { type AttributeRow, attributeRows, readRule } from './rule-form.ts';

const fields = defineFields({
  name: { kind: 'text', label: t.name, required: true, max: 100 },
  slug: { kind: 'text', label: t.address, hint: t.addressHint, max: 80 },
  description: { kind: 'text', label: t.description, hint: t.descriptionHint, max: 500, rows: 2 },
  seoTitle: { kind: 'text', label: t.seoTitle, hint: t.seoTitleHint, max: 70 },
  seoDescription: { kind: 'text', label: t.seoText, hint: t.seoTextHint, max: 160, rows: 2 },
  isPublished: { kind: 'flag', label: t.showPage },
});

interface CollectionFormProps {
  /** A new one without it. */
  collection?: EditedCollectionFragment;
  choices: RuleChoicesQuery;
  /** What to do when somebody else has saved it meanwhile. */
  conflict?: {
    /** Shows what they saved. */
    onReload: () => Promise<void>;
    /** Reads which version theirs is. */
    readVersion: () => Promise<number | undefined>;
  };
}

/** The form of a collection. What is typed stays when the collection is read again. */
export function CollectionForm({ collection, choices, conflict }: CollectionFormProps) {
  const [base, setBase] = useState(collection);
  const [kind, setKind] = useState(base && !base.rule ? 'hand' : 'rule');
  const [products, setProducts] = useState<PickedProduct[]>(base?.entries ?? []);
  const [rows, setRows] = useState(() => attributeRows(base?.rule));
  const [typed, setTyped] = useState<FormData | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { sending, question } = useUnsaved(form);
  useSaveKey(form);
  const read = () => form.current && setTyped(new FormData(form.current));
  useEffect(() => void read(), []);
  const changeRows = (changed: AttributeRow[]) => {
    setRows(changed);
    read();
  };
  const navigate = useNavigate();
  const [save, { loading, error }] = useSaveCollectionMutation({ context: { inlineErrors: true } });
  const { message, fields: errors } = formError(error);
  const solve = base && error && readFailure(error).code === 'CONFLICT' ? conflict : undefined;
  const send = async (version = base?.version) => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const { slug, ...texts } = readFields(fields, data);
    const content =
      kind === 'hand' ? { productIds: products.map(({ id }) => id) } : { rule: readRule(data, rows) ?? {} };
    const input = { id: base?.id, version, slug: slug || null, ...texts, ...content };
    const sent = sending();
    const saved = (await save({ variables: { input } })).data?.saveCollection.collection;
    if (!saved) return;
    sent();
    toast(t.saved);
    setBase(saved);
    if (!base) navigate(editCollectionUrl(saved.id), { replace: true });
  };
  return (
    <Box
      component="form"
      ref={form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send().catch(ignoreShown);
      }}
      onChange={read}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <FormFields fields={fields} values={base ?? { isPublished: true }} errors={errors} />
      {base ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {kind === 'hand' ? t.kinds.hand : t.kinds.rule}
        </Typography>
      ) : (
        <Select label={t.kind} value={kind} options={Object.entries(t.kinds)} onChange={setKind} />
      )}
      {kind === 'hand' ? (
        <HandPicked products={products} error={errors.productIds} onChange={setProducts} />
      ) : (
        <Section title={t.rule} intro={t.ruleHint}>
          <RuleFields {...{ rows, choices, errors, typed }} rule={base?.rule} onRows={changeRows} />
        </Section>
      )}
      {message && (
        <Message severity="error">
          {message}{' '}
          {solve && (
            <>
              <Button color="inherit" size="small" onClick={() => void solve.onReload()}>
                {t.showTheirs}
              </Button>
              <Button
                color="inherit"
                size="small"
                onClick={() => void solve.readVersion().then(send).catch(ignoreShown)}
              >
                {t.saveMine}
              </Button>
            </>
          )}
        </Message>
      )}
      <Box>
        <SubmitButton pending={loading}>{t.save}</SubmitButton>
      </Box>
      {question}
    </Box>
  );
}
