import SearchIcon from '@mui/icons-material/SearchOffOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { formats, t } from '../../language/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Miss = { id: string; term: string; language: string; count: number; lastDay: string }

const periods = [7, 30, 90].map((days) => ({ id: String(days), name: t('Last %{days} days', { days }) }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Search term')} alwaysOn />,
  <SelectInput key="days" source="days" choices={periods} label={t('Period')} alwaysOn />,
]

const empty = (
  <EmptyState
    icon={SearchIcon}
    title={t('No failed searches')}
    text={t('Searches without results appear here. Repeated searches within five minutes count once.')}
  />
)

const Column = DataTable.Col<Miss>

/** Search terms without results, most frequent first. */
export default function SearchMissList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ days: '30' }}
      sort={{ field: 'count', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title={t('Failed searches')}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="term" label={t('Search term')} />
        <Column
          source="count"
          label={t('Searches')}
          align="right"
          render={({ count }) => formats.digits(String(count))}
        />
        <Column source="lastDay" label={t('Last searched')} render={({ lastDay }) => formats.day(lastDay)} />
        <Column
          source="language"
          label={t('Language')}
          disableSort
          render={({ language }) => (language === 'ne' ? t('Nepali') : t('English'))}
        />
      </DataTable>
    </List>
  )
}
