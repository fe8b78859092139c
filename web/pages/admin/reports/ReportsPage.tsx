import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as t from '#messages/admin/reports';
import { AdminHeading } from '../../../ui/AdminPage.tsx';
import { RouterLink } from '../../../ui/RouterLink.tsx';
import { Section } from '../../../ui/Section.tsx';
import { reportUrl } from './report-urls.ts';

type Name = keyof typeof t.titles;

const groups: [title: string, names: Name[]][] = [
  [
    t.groups.sales,
    ['day', 'week', 'month', 'product', 'category', 'country', 'payment-method', 'discount-code'],
  ],
  [t.groups.tax, ['tax-rate', 'tax-country', 'return-reason']],
  [t.groups.more, ['stock', 'cohorts']],
];

/** All reports. */
export default function ReportsPage() {
  return (
    <>
      <AdminHeading title={t.reports} />
      <Typography sx={{ maxWidth: '65ch', color: 'text.secondary' }}>{t.intro}</Typography>
      {groups.map(([title, names]) => (
        <Section key={title} title={title} sx={{ mt: 4, '& h2': { fontSize: '1.125rem' } }}>
          <Box component="ul" sx={list}>
            {names.map((name) => (
              <Box component="li" key={name} sx={card}>
                <Box component={RouterLink} href={reportUrl(name)} sx={link}>
                  {t.titles[name]}
                </Box>
                <Typography sx={{ color: 'text.secondary' }}>{t.hints[name]}</Typography>
              </Box>
            ))}
          </Box>
        </Section>
      ))}
    </>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: 2,
  listStyle: 'none',
  m: 0,
  p: 0,
};

const card = {
  position: 'relative',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.primary' },
};

/** It covers its card. */
const link = {
  fontWeight: 600,
  color: 'text.primary',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
};
