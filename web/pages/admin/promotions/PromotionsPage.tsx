import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import * as t from '#messages/admin/promotions';
import type { MoneySettings } from '#money/format-money';
import { deleteButton } from '../../../apollo/action-buttons.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Day } from '../../../ui/Day.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { Loader } from '../../../ui/Loader.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useSettings } from '../../../ui/settings.ts';
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

const columnsOf = (categories: PromotionsPageQuery['categories'], settings: MoneySettings): Column<Row>[] => [
  {
    title: t.name,
    cell: (promotion) => {
      const limits = limitText(promotion, categories);
      return (
        <div>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {promotion.title}
          </Box>
          <Box sx={{ maxWidth: '45ch', fontSize: '0.8125rem', color: 'text.secondary' }}>
            {offerText(promotion, settings)}
            {limits && t.onlyFor(limits)}
            {!promotion.isActive && t.notActive}
          </Box>
        </div>
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
    cell: ({ use, maxUses }) => (maxUses === null ? use.uses : t.ofUses(use.uses, maxUses)),
  },
  { title: t.takenOff, cell: ({ use }) => <Money cents={use.discounted} /> },
  { title: t.revenue, cell: ({ revenue }) => <Money cents={revenue} /> },
  {
    title: t.actions,
    hideTitle: true,
    cell: ({ codeCount, ...promotion }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap' }}>
        <EditPromotion promotion={promotion} categories={categories} />
        {!promotion.isAutomatic && <PromotionCodes promotion={promotion} count={codeCount} />}
        <Delete
          variables={{ id: promotion.id }}
          name={promotion.title}
          consequence={t.itsCodesStopWorkingOrders}
        />
      </Box>
    ),
  },
];

/** The discounts that the shop offers, for admins. */
export default function PromotionsPage() {
  const settings = useSettings();
  const [params] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const { data, previousData, error, refetch } = usePromotionsPageQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  return (
    <>
      <PageTitle title={t.promotions} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {t.promotions}
        </Typography>
        {shown && <EditPromotion categories={shown.categories} />}
      </Box>
      <Typography sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        {t.discountsThatApplyWithA}
      </Typography>
      <LoadError error={error} onRetry={refetch} />
      {!shown && !error && <Loader />}
      {shown?.promotions.total === 0 && <Typography>{t.thereAreNoPromotionsYet}</Typography>}
      {shown && shown.promotions.promotions.length > 0 && (
        <DataTable
          label={t.promotions}
          columns={columnsOf(shown.categories, settings)}
          rows={shown.promotions.promotions}
          stale={!data}
        />
      )}
      {shown && (
        <Pager
          page={shown.promotions.page}
          pages={shown.promotions.pages}
          href={(number) => `/admin/promotions?page=${number}`}
        />
      )}
    </>
  );
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
