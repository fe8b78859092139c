import * as t from '#messages/admin/reports';
import { reportsUrl } from '../../../router/admin-urls.ts';
import { useParams } from '../../../router/shown-screen.ts';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { BreakdownReport } from './BreakdownReport.tsx';
import { CohortReport } from './CohortReport.tsx';
import { isDimension } from './report-urls.ts';
import { StockReport } from './StockReport.tsx';

/** The report that its address names. */
export default function ReportPage() {
  const { report = '' } = useParams();
  if (report === 'stock') return <StockReport />;
  if (report === 'cohorts') return <CohortReport />;
  if (isDimension(report)) return <BreakdownReport key={report} name={report} />;
  return (
    <>
      <AdminHeading title={t.reports} />
      <EmptyState action={{ href: reportsUrl, label: t.allReports }}>{t.noSuchReport}</EmptyState>
    </>
  );
}
