import TranslationsIcon from '@mui/icons-material/TranslateOutlined'
import { useQuery } from '@tanstack/react-query'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TranslatedKind, TranslationCounts, TranslationGap } from '#contract/admin/content/translations.ts'
import { get } from '../../api.ts'
import { fieldName } from '../../conflicts/value-text.tsx'
import { t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

const names: Record<TranslatedKind, string> = {
  products: t('Products'),
  categories: t('Categories'),
  offers: t('Offers'),
  banners: t('Banners'),
  projects: t('Projects'),
  clients: t('Clients'),
  faqs: t('Questions'),
  pages: t('Pages'),
  stores: t('Showrooms'),
  'stock-places': t('Places of stock'),
  promotions: t('Promotions'),
  sets: t('Sets'),
  'delivery-zones': t('Delivery zones'),
  'instalment-plans': t('Instalment plans'),
  settings: t('Settings'),
}
const kinds = Object.entries(names).map(([id, name]) => ({ id, name }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name')} alwaysOn />,
  <SelectInput key="kind" source="kind" label={t('Type')} choices={kinds} alwaysOn />,
]
const empty = (
  <EmptyState
    icon={TranslationsIcon}
    title={t('Everything is translated')}
    text={t('Texts without a Nepali translation appear here.')}
  />
)
const Column = DataTable.Col<TranslationGap>

/** Records with texts that Nepali pages still show in English. */
export default function TranslationList() {
  return (
    <>
      <Progress />
      <List filters={filters} sort={{ field: 'name', order: 'ASC' }} empty={empty} title={t('Translations')}>
        <DataTable rowClick={false} bulkActionButtons={false}>
          <Column
            source="name"
            label={t('Name')}
            render={({ kind, recordId, name }) => <Link to={pageOf(kind, recordId)}>{name}</Link>}
          />
          <Column source="kind" label={t('Type')} disableSort render={({ kind }) => names[kind]} />
          <Column
            source="missing"
            label={t('Missing in Nepali')}
            disableSort
            render={({ missing }) => missing.map(fieldName).join(', ')}
          />
        </DataTable>
      </List>
    </>
  )
}

function pageOf(kind: TranslatedKind, recordId: string): string {
  return kind === 'settings' ? '/settings' : `/${kind}/${recordId}`
}

function Progress() {
  const { data, error } = useQuery({
    queryKey: ['translation-counts'],
    queryFn: () => get<TranslationCounts>('/translation-counts'),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
      {data?.items
        .filter(({ records }) => records > 0)
        .map(({ id, records, withGaps }) => (
          <Box key={id}>
            <Typography variant="body2">
              {t('%{kind}: %{done} of %{records} translated', { kind: names[id], done: records - withGaps, records })}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(100 * (records - withGaps)) / records}
              aria-label={t('%{kind} translated into Nepali', { kind: names[id] })}
            />
          </Box>
        ))}
    </Box>
  )
}
