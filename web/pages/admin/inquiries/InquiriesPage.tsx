import Box from '@mui/material/Box';
import * as t from '#messages/admin/inquiries';
import * as ui from '#messages/admin/ui';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Message } from '../../../ui/Message.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { useInquiriesQuery } from './Inquiries.generated.tsx';
import { InquiryCard } from './InquiryCard.tsx';

/** Most messages that are shown. */
const FIRST = 100;

const ALL = 'ALL';
const ANSWERED = 'ANSWERED';
const options = [
  [ANSWERED, t.answered],
  [ALL, t.all],
] as const;

/** Messages of the contact form, newest first: those that wait for an answer, if nothing else is chosen. */
export default function InquiriesPage() {
  const query = useTableQuery(['CREATED_AT']);
  const state = query.filter('state');
  const open = state === ALL ? null : state !== ANSWERED;
  const result = useInquiriesQuery({ variables: { first: FIRST, open }, fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title={t.messages} intro={t.whatTheyAre} maxWidth={900} result={result}>
      {({ inquiries: { nodes, pageInfo } }) => (
        <>
          <Select
            label={t.shown}
            none={t.waiting}
            value={state === ALL || state === ANSWERED ? state : ''}
            options={options}
            onChange={(value) => query.apply({ state: value })}
          />
          {nodes.length === 0 ? (
            <EmptyState action={open ? { href: `?state=${ALL}`, label: ui.showAll } : undefined}>
              {open ? t.nothingWaits : t.noMessages}
            </EmptyState>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0, display: 'grid', gap: 2 }}>
              {nodes.map((inquiry) => (
                <InquiryCard key={inquiry.id} inquiry={inquiry} />
              ))}
            </Box>
          )}
          {pageInfo.hasNextPage && <Message severity="info">{t.onlyTheNewest(FIRST)}</Message>}
        </>
      )}
    </AdminPage>
  );
}
