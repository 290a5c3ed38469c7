import ReadsIcon from '@mui/icons-material/VisibilityOutlined'
import { DataTable, DateInput, Link, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import type { PersonalRead } from '#contract/admin/personal-reads.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'

/** How one and how many records of a kind are called, and the pages that show them. */
const kinds = {
  customer: { one: 'Customer', many: 'customers', path: 'customers' },
  order: { one: 'Order', many: 'orders', path: 'orders' },
  message: { one: 'Message', many: 'messages', path: 'messages' },
  'custom-request': { one: 'Custom request', many: 'custom requests', path: 'custom-requests' },
  export: { one: 'Exported file', many: 'exported files', path: '' },
} as const satisfies Record<PersonalRead['kind'], { one: string; many: string; path: string }>
const kindChoices = Object.entries(kinds).map(([id, { one }]) => ({ id, name: one }))

const filters = [
  <SearchInput key="q" source="q" placeholder="Staff" alwaysOn />,
  <SelectInput key="kind" source="kind" label="What" choices={kindChoices} alwaysOn />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="to" source="to" label="To" alwaysOn />,
  <TextInput key="record" source="record" label="Record’s id" />,
]

const empty = (
  <EmptyState
    icon={ReadsIcon}
    title="Nobody read personal data yet"
    text="Lists and records that show phone numbers, emails or addresses of customers, and exported files, appear here for a year."
  />
)

const Column = DataTable.Col<PersonalRead>

/** Which member of staff read whose personal data, and when. */
export default function PersonalReadList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title="Who read personal data"
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="at" label="When" render={({ at }) => whenText(at)} />
        <Column source="staffName" label="Who" disableSort />
        <Column source="kind" label="What" disableSort render={({ kind }) => kinds[kind].one} />
        <Column source="records" label="Record" disableSort render={recordOf} />
      </DataTable>
    </List>
  )
}

function recordOf({ kind, records, name }: PersonalRead) {
  if (records.length > 1) return `${records.length} ${kinds[kind].many}`
  if (kind === 'export') return records[0]
  if (name === null) return 'Deleted'
  return <Link to={`/${kinds[kind].path}/${records[0]}/show`}>{name}</Link>
}
