import Box from '@mui/material/Box';
import * as t from '#messages/admin/promotions';
import type { MoneySettings } from '#money/format-money';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { AdminPage } from '../../../ui/AdminPage.tsx';
import { actionsColumn, type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { EmptyList } from '../../../ui/EmptyList.tsx';
import { Money } from '../../../ui/Money.tsx';
import { NameCell } from '../../../ui/NameCell.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { useSettings } from '../../../ui/settings.ts';
import { useTableQuery } from '../../../ui/useTableQuery.ts';
import { EditPromotion } from './EditPromotion.tsx';
import { limitText, offerText } from './offer-text.ts';
import { PromotionCodes } from './PromotionCodes.tsx';
import {
  type EditedPromotionFragment,
  type PromotionsPageQuery,
  useDeletePromotionMutation,
  usePromotionsPageQuery,
} from './PromotionsPage.generated.tsx';

const Delete = deleteButton(useDeletePromotionMutation, t.promotionDeleted);

type Row = PromotionsPageQuery['promotions']['promotions'][number];

const columnsOf = (
  {
    categories,
    segmentChoices: segments,
    collectionChoices: collections,
  }: Omit<PromotionsPageQuery, 'promotions'>,
  settings: MoneySettings,
): Column<Row>[] => [
  {
    title: t.name,
    cell: (promotion) => {
      const limits = limitText(promotion, categories, collections);
      const segment = segments.find(({ id }) => id === promotion.segmentId);
      return (
        <NameCell
          name={promotion.title}
          note={
            <>
              {offerText(promotion, settings)}
              {limits && t.onlyFor(limits)}
              {segment && t.forSegment(segment.name)}
              {!promotion.isActive && t.notActive}
            </>
          }
        />
      );
    },
  },
  {
    title: t.code,
    cell: ({ isAutomatic, code }) => (isAutomatic ? t.appliesByItself : (code ?? t.generatedCodes)),
  },
  { title: t.time, cell: (promotion) => <Period {...promotion} /> },
  {
    title: t.uses,
    isNumber: true,
    cell: ({ use, maxUses }) => (maxUses === null ? use.uses : t.ofUses(use.uses, maxUses)),
  },
  { title: t.takenOff, isNumber: true, cell: ({ use }) => <Money cents={use.discounted} /> },
  { title: t.revenue, isNumber: true, cell: ({ revenue }) => <Money cents={revenue} /> },
  actionsColumn(({ codeCount, ...promotion }) => (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
      <EditPromotion {...{ promotion, categories, collections, segments }} />
      {!promotion.isAutomatic && <PromotionCodes promotion={promotion} count={codeCount} />}
      <Delete
        variables={{ id: promotion.id }}
        name={promotion.title}
        consequence={t.itsCodesStopWorkingOrders}
      />
    </Box>
  )),
];

/** The discounts that the shop offers, for admins. */
export default function PromotionsPage() {
  const settings = useSettings();
  const query = useTableQuery(['CREATED']);
  const { page } = query.variables;
  return (
    <AdminPage
      title={t.promotions}
      intro={t.discountsThatApplyWithA}
      action={({ promotions: { total }, ...choices }) => total > 0 && <NewPromotion {...choices} />}
      result={usePromotionsPageQuery({ variables: { page }, fetchPolicy: 'cache-and-network' })}
    >
      {({ promotions: { promotions, ...list }, ...choices }, stale) => (
        <>
          {list.total === 0 && (
            <EmptyList action={<NewPromotion {...choices} />}>{t.thereAreNoPromotionsYet}</EmptyList>
          )}
          {promotions.length > 0 && (
            <DataTable
              label={t.promotions}
              columns={columnsOf(choices, settings)}
              rows={promotions}
              stale={stale}
            />
          )}
          <Pager page={list.page} pages={list.pages} href={query.pageHref} />
        </>
      )}
    </AdminPage>
  );
}

function NewPromotion({
  categories,
  segmentChoices: segments,
  collectionChoices: collections,
}: Omit<PromotionsPageQuery, 'promotions'>) {
  return <EditPromotion {...{ categories, collections, segments }} />;
}

function Period({ startsAt, endsAt }: Pick<EditedPromotionFragment, 'startsAt' | 'endsAt'>) {
  if (!startsAt && !endsAt) return t.always;
  return (
    <>
      {startsAt && <>{t.fromDate(<Day iso={startsAt} />)} </>}
      {endsAt && t.to(<Day iso={endsAt} />)}
    </>
  );
}
