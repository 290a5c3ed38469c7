import ReadsIcon from '@mui/icons-material/VisibilityOutlined'
import { DataTable, DateInput, Link, List, SearchInput, SelectInput, TextInput } from 'react-admin'
import type { PersonalRead } from '#contract/admin/personal-reads.ts'
import { formats, t } from '../language/t.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'

/** Singular and plural names of each kind of record, and the paths of their pages. */
const kinds = {
  customer: { one: t('Customer'), many: t('customers'), path: 'customers' },
  order: { one: t('Order'), many: t('orders'), path: 'orders' },
  message: { one: t('Message'), many: t('messages'), path: 'tickets' },
  'custom-request': { one: t('Custom request'), many: t('custom requests'), path: 'custom-requests' },
  mail: { one: t('Mail'), many: t('mails'), path: '' },
  sms: { one: t('SMS'), many: t('SMS'), path: '' },
  'data-request': { one: t('Data request'), many: t('data requests'), path: 'data-requests' },
  credit: { one: t('Gift card or store credit'), many: t('gift cards and store credit'), path: 'credit' },
  'statement-line': { one: t('Statement line'), many: t('statement lines'), path: '' },
  export: { one: t('Exported file'), many: t('exported files'), path: '' },
} as const satisfies Record<PersonalRead['kind'], { one: string; many: string; path: string }>
const kindChoices = Object.entries(kinds).map(([id, { one }]) => ({ id, name: one }))

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Staff member')} alwaysOn />,
  <SelectInput key="kind" source="kind" label={t('Record type')} choices={kindChoices} alwaysOn />,
  <DateInput key="from" source="from" label={t('From')} alwaysOn />,
  <DateInput key="to" source="to" label={t('To')} alwaysOn />,
  <TextInput key="record" source="record" label={t('Record ID')} />,
]

const empty = (
  <EmptyState
    icon={ReadsIcon}
    title={t('No personal data viewed yet')}
    text={t(
      'This log shows for one year which staff viewed or exported customers’ phone numbers, emails or addresses.',
    )}
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
      title={t('Personal data access')}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="at" label={t('Date')} render={({ at }) => whenText(at)} />
        <Column source="staffName" label={t('Staff member')} disableSort />
        <Column source="kind" label={t('Record type')} disableSort render={({ kind }) => kinds[kind].one} />
        <Column source="records" label={t('Record')} disableSort render={recordOf} />
      </DataTable>
    </List>
  )
}

function recordOf({ kind, records, name }: PersonalRead) {
  if (records.length > 1) return `${formats.number(records.length)} ${kinds[kind].many}`
  if (records.length === 0) return t('Number of %{many}', { many: kinds[kind].many })
  if (kind === 'export') return records[0]
  if (name === null) return t('Deleted')
  if (kind === 'mail') return name
  return <Link to={`/${kinds[kind].path}/${records[0]}/show`}>{name}</Link>
}
