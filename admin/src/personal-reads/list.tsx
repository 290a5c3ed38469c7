import ReadsIcon from '@mui/icons-material/VisibilityOutlined'
import { DataTable, DateInput, Link, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import type { PersonalRead } from '#contract/admin/personal-reads.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'

/** Singular and plural names of each kind of record, and the paths of their pages. */
const kinds = {
  customer: { one: 'Customer', many: 'customers', path: 'customers' },
  order: { one: 'Order', many: 'orders', path: 'orders' },
  message: { one: 'Message', many: 'messages', path: 'tickets' },
  'custom-request': { one: 'Custom request', many: 'custom requests', path: 'custom-requests' },
  mail: { one: 'Mail', many: 'mails', path: '' },
  sms: { one: 'SMS', many: 'SMS', path: '' },
  'data-request': { one: 'Data request', many: 'data requests', path: 'data-requests' },
  credit: { one: 'Gift card or store credit', many: 'gift cards and store credit', path: 'credit' },
  'statement-line': { one: 'Statement line', many: 'statement lines', path: '' },
  export: { one: 'Exported file', many: 'exported files', path: '' },
} as const satisfies Record<PersonalRead['kind'], { one: string; many: string; path: string }>
const kindChoices = Object.entries(kinds).map(([id, { one }]) => ({ id, name: one }))

const filters = [
  <SearchInput key="q" source="q" placeholder="Staff member" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Record type" choices={kindChoices} alwaysOn />,
  <DateInput key="from" source="from" label="From" alwaysOn />,
  <DateInput key="to" source="to" label="To" alwaysOn />,
  <TextInput key="record" source="record" label="Record ID" />,
]

const empty = (
  <EmptyState
    icon={ReadsIcon}
    title="No personal data viewed yet"
    text="This log shows for one year which staff viewed or exported customers’ phone numbers, emails or addresses."
  />
)

const Column = DataTable.Col<PersonalRead>

/** Log of which staff member viewed or exported personal data, and when. */
export default function PersonalReadList() {
  return (
    <List
      filters={filters}
      sort={{ field: 'at', order: 'DESC' }}
      exporter={false}
      empty={empty}
      title="Personal data access"
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="at" label="Date" render={({ at }) => whenText(at)} />
        <Column source="staffName" label="Staff member" disableSort />
        <Column source="kind" label="Record type" disableSort render={({ kind }) => kinds[kind].one} />
        <Column source="records" label="Record" disableSort render={recordOf} />
      </DataTable>
    </List>
  )
}

function recordOf({ kind, records, name }: PersonalRead) {
  if (records.length > 1) return `${records.length} ${kinds[kind].many}`
  if (records.length === 0) return `Number of ${kinds[kind].many}`
  if (kind === 'export') return records[0]
  if (name === null) return 'Deleted'
  if (kind === 'mail') return name
  return <Link to={`/${kinds[kind].path}/${records[0]}/show`}>{name}</Link>
}
