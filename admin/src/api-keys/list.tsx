import KeysIcon from '@mui/icons-material/KeyOutlined'
import { DataTable, useRecordContext } from 'react-admin'
import type { ApiKey } from '#contract/admin/api-keys.ts'
import { remove } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { scopeNames } from './scope-names.ts'

const states = {
  active: { tone: 'confirm', label: 'Active' },
  idle: { tone: 'pending', label: 'Its maker has no access' },
  expired: { tone: 'quiet', label: 'Expired' },
  revoked: { tone: 'quiet', label: 'Revoked' },
} as const

/** The filter counts keys of a maker without access as active. */
const chosenStates = { active: states.active, expired: states.expired, revoked: states.revoked }

const Column = DataTable.Col<ApiKey>

/** Keys of programs that call the shop’s API. */
export default function ApiKeyList() {
  return (
    <MadeByStaffList
      title="API keys"
      searches="Name"
      states={chosenStates}
      newLabel="New key"
      empty={{
        icon: KeysIcon,
        title: 'No API keys yet',
        text: 'A program, such as your accountant’s or your courier’s, needs a key to reach the shop.',
      }}
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
    </MadeByStaffList>
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
