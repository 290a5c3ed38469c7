import KeysIcon from '@mui/icons-material/KeyOutlined'
import { DataTable, List, SearchInput, SelectInput, TopToolbar, useRecordContext } from 'react-admin'
import type { ApiKey } from '#contract/admin/api-keys.ts'
import { remove } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { scopeNames } from './scope-names.ts'

const states = {
  active: { tone: 'confirm', label: 'Active' },
  idle: { tone: 'pending', label: 'Its maker has no access' },
  expired: { tone: 'quiet', label: 'Expired' },
  revoked: { tone: 'quiet', label: 'Revoked' },
} as const

const filters = [
  <SearchInput key="q" source="q" placeholder="Name" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={['active', 'expired', 'revoked'].map((id) => ({ id, name: states[id as 'active'].label }))}
  />,
]

const actions = (
  <TopToolbar>
    <NewButton label="New key" />
  </TopToolbar>
)

const empty = (
  <EmptyState
    icon={KeysIcon}
    title="No API keys yet"
    text="A program, such as your accountant’s or your courier’s, needs a key to reach the shop."
  >
    <NewButton label="New key" variant="contained" />
  </EmptyState>
)

const Column = DataTable.Col<ApiKey>

/** Keys of programs that call the shop’s API. */
export default function ApiKeyList() {
  return (
    <List
      filters={filters}
      actions={actions}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      title="API keys"
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="name" />
        <Column
          source="scopes"
          label="May"
          disableSort
          render={({ scopes }) => scopes.map((scope) => scopeNames[scope]).join('; ')}
        />
        <Column source="state" label="Status" disableSort render={({ state }) => <StatusChip {...states[state]} />} />
        <Column source="madeBy" label="Made by" disableSort />
        <Column source="lastUsedAt" label="Last used" render={({ lastUsedAt }) => whenText(lastUsedAt)} />
        <Column source="expiresAt" label="Valid until" render={({ expiresAt }) => whenText(expiresAt)} />
        <DataTable.Col label="Actions">
          <Revoke />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function Revoke() {
  const key = useRecordContext<ApiKey>()
  if (!key || key.state === 'revoked' || key.state === 'expired') return null
  return (
    <ActButton
      label="Revoke"
      isDanger
      act={() => remove(`/api-keys/${key.id}`)}
      done="Key revoked"
      ask={{ title: `Revoke the key “${key.name}”?`, text: 'The program that uses it can no longer reach the shop.' }}
    />
  )
}
