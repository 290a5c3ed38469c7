import SearchIcon from '@mui/icons-material/SearchOffOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { englishFormats } from '#domain/language/english-formats.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Miss = { id: string; term: string; language: string; count: number; lastDay: string }

const periods = ['7', '30', '90'].map((id) => ({ id, name: `Last ${id} days` }))

const filters = [
  <SearchInput key="q" source="q" placeholder="Search term" alwaysOn />,
  <SelectInput key="days" source="days" choices={periods} label="Period" alwaysOn />,
]

const empty = (
  <EmptyState
    icon={SearchIcon}
    title="No failed searches"
    text="Searches without results appear here. Repeated searches within five minutes count once."
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
      title="Failed searches"
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="term" label="Search term" />
        <Column source="count" label="Searches" align="right" />
        <Column source="lastDay" label="Last searched" render={({ lastDay }) => englishFormats.day(lastDay)} />
        <Column source="language" disableSort render={({ language }) => (language === 'ne' ? 'Nepali' : 'English')} />
      </DataTable>
    </List>
  )
}
