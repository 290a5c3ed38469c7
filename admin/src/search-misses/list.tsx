import SearchIcon from '@mui/icons-material/SearchOffOutlined'
import { DataTable, List, SearchInput, SelectInput } from 'react-admin'
import { englishFormats } from '#domain/english-formats.ts'
import { EmptyState } from '../ui/empty-state.tsx'

type Miss = { id: string; term: string; language: string; count: number; lastDay: string }

const periods = ['7', '30', '90'].map((id) => ({ id, name: `Last ${id} days` }))

const filters = [
  <SearchInput key="q" source="q" placeholder="Words" alwaysOn />,
  <SelectInput key="days" source="days" choices={periods} label="Period" alwaysOn />,
]

const empty = (
  <EmptyState
    icon={SearchIcon}
    title="Everything was found"
    text="What visitors search for and the shop has nothing of appears here. The same search within five minutes counts once."
  />
)

const Column = DataTable.Col<Miss>

/** What people want and the shop does not have, or calls otherwise. */
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
        <Column source="term" label="Words" />
        <Column source="count" label="Searches" align="right" />
        <Column source="lastDay" label="Last on" render={({ lastDay }) => englishFormats.day(lastDay)} />
        <Column source="language" disableSort render={({ language }) => (language === 'ne' ? 'Nepali' : 'English')} />
      </DataTable>
    </List>
  )
}
