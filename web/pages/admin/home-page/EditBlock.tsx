import { useState } from 'react';
import * as t from '#messages/admin/home-page';
import { textHint } from '#messages/markdown';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CardFields } from './CardFields.tsx';
import type { Block, CollectionOption } from './home-blocks.ts';
import { LinkField } from './LinkField.tsx';
import { PictureField } from './PictureField.tsx';
import { ProductFields } from './ProductFields.tsx';

interface EditBlockProps {
  block: Block;
  collections: readonly CollectionOption[];
  onDone: (block: Block) => void;
  onClose: () => void;
}

/** The fields of a block. What it becomes is sent with the draft. */
export function EditBlock({ block: given, collections, onDone, onClose }: EditBlockProps) {
  const [block, setBlock] = useState(given);
  const [uploads, setUploads] = useState(0);
  const change = (changes: Partial<Block>) => setBlock((before) => ({ ...before, ...changes }));
  const onUploading = (isUploading: boolean) => setUploads((before) => before + (isUploading ? 1 : -1));
  const { kind, rule } = block;
  const link = block.link ?? { label: '', href: '' };
  const text = (name: 'title' | 'text' | 'by' | 'alt', label: string, max: number, more: object = {}) => (
    <TextField
      label={label}
      value={block[name]}
      inputProps={{ maxLength: max }}
      onChange={({ target }) => change({ [name]: target.value })}
      {...more}
    />
  );
  const button = (
    <>
      <TextField
        label={t.buttonText}
        required={link.href !== ''}
        value={link.label}
        inputProps={{ maxLength: 40 }}
        onChange={({ target }) => change({ link: { ...link, label: target.value } })}
      />
      <LinkField
        label={t.buttonLink}
        required={link.label !== ''}
        value={link.href}
        onChange={(href) => change({ link: { ...link, href } })}
      />
    </>
  );
  return (
    <FormDialog
      title={t.kinds[kind]}
      action={t.done}
      disabled={uploads > 0}
      pending={false}
      error={null}
      onSubmit={() => onDone(block)}
      onClose={onClose}
    >
      {kind === 'HERO' && (
        <>
          {text('title', t.title, 60, { hint: t.heroTitleHint })}
          {text('text', t.sentence, 200, { multiline: true, minRows: 2 })}
          {button}
        </>
      )}
      {kind === 'PRODUCTS' && text('title', t.title, 60, rule ? { hint: t.titleHint } : { required: true })}
      {(kind === 'HERO' || kind === 'PRODUCTS') && (
        <ProductFields block={block} collections={collections} onChange={change} />
      )}
      {kind === 'QUOTE' && (
        <>
          {text('text', t.quote, 500, { required: true, multiline: true, minRows: 3 })}
          {text('by', t.by, 60)}
        </>
      )}
      {kind === 'TEXT' && (
        <>
          {text('title', t.title, 60, { required: true })}
          {text('text', t.text, 5000, { required: true, multiline: true, minRows: 6, hint: textHint })}
          <PictureField
            title={t.picture}
            value={block.picture}
            onChange={(picture) => change({ picture })}
            onUploading={onUploading}
          />
          {block.picture && (
            <>
              {text('alt', t.alt, 200, { hint: t.altHint })}
              <Select
                label={t.side}
                value={String(block.isPictureFirst)}
                options={Object.entries(t.sides)}
                onChange={(value) => change({ isPictureFirst: value === 'true' })}
              />
            </>
          )}
          {button}
        </>
      )}
      {kind === 'CARDS' && (
        <CardFields cards={block.cards} onChange={(cards) => change({ cards })} onUploading={onUploading} />
      )}
    </FormDialog>
  );
}
