import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import * as t from '#messages/admin/home-page';
import { MoveButtons } from '../../../features/catalog/MoveButtons.tsx';
import type { HomeBlockKind } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Select } from '../../../ui/Select.tsx';
import { EditBlock } from './EditBlock.tsx';
import { type Block, type CollectionOption, isEditable, nameOf, newBlock, noticeOf } from './home-blocks.ts';

/** Blocks of a home page. */
const MOST = 20;

interface BlockListProps {
  blocks: Block[];
  collections: readonly CollectionOption[];
  onChange: (blocks: Block[]) => void;
}

/** The blocks in their order, with buttons that move, edit and remove them, and one that adds another. */
export function BlockList({ blocks, collections, onChange }: BlockListProps) {
  const [done, setDone] = useState('');
  const [kind, setKind] = useState<HomeBlockKind>('PRODUCTS');
  const [edited, setEdited] = useState<Block | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const change = (changed: Block[], what: string) => {
    onChange(changed);
    setDone(what);
  };
  const move = (index: number, to: number) => {
    const block = blocks[index]!;
    const changed = blocks.toSpliced(index, 1).toSpliced(to, 0, block);
    change(changed, t.movedTo(nameOf(block), to + 1, blocks.length));
  };
  const store = (block: Block) => {
    const isNew = !blocks.some(({ key }) => key === block.key);
    change(
      isNew
        ? [...blocks, block]
        : blocks.map((each) => (each.key === block.key ? { ...block, hidden: undefined } : each)),
      isNew ? t.added(nameOf(block)) : t.changed(nameOf(block)),
    );
    setEdited(null);
  };
  const add = () => (isEditable(kind) ? setEdited(newBlock(kind)) : store(newBlock(kind)));
  const remove = (block: Block) => {
    change(
      blocks.filter((each) => each !== block),
      t.removed(nameOf(block)),
    );
    // The button that had the focus is gone.
    list.current?.querySelector('button')?.focus();
  };
  return (
    <Section title={t.blocks}>
      <Box component="ol" ref={list} aria-label={t.blocks} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {blocks.map((block, index) => (
          <BlockRow
            key={block.key}
            {...{ block, index }}
            count={blocks.length}
            onMove={(to) => move(index, to)}
            onEdit={() => setEdited(block)}
            onRemove={() => remove(block)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {done}
      </Typography>
      {blocks.length < MOST && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
          <Box sx={{ flex: '1 1 12rem', maxWidth: 320 }}>
            <Select
              label={t.kindOfBlock}
              value={kind}
              options={Object.entries(t.kinds).filter(([value]) => value !== 'LATEST')}
              onChange={(chosen) => setKind(chosen as HomeBlockKind)}
            />
          </Box>
          <Button variant="outlined" onClick={add}>
            {t.addBlock}
          </Button>
        </Box>
      )}
      {edited && (
        <EditBlock
          key={edited.key}
          block={edited}
          collections={collections}
          onDone={store}
          onClose={() => setEdited(null)}
        />
      )}
    </Section>
  );
}

interface BlockRowProps {
  block: Block;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** A block of the list. That of the latest products cannot be removed. */
function BlockRow({ block, index, count, onMove, onEdit, onRemove }: BlockRowProps) {
  const name = nameOf(block);
  const notice = noticeOf(block);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
        {notice && <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{notice}</Typography>}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        {isEditable(block.kind) && (
          <Button aria-label={t.editName(name)} onClick={onEdit}>
            {t.edit}
          </Button>
        )}
        <MoveButtons {...{ name, index, count, onMove }} />
        {block.kind !== 'LATEST' && (
          <IconButton aria-label={t.removeName(name)} onClick={onRemove}>
            <Icon name="cross" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
