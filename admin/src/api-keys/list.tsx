import KeysIcon from '@mui/icons-material/KeyOutlined'
import { DataTable, useRecordContext } from 'react-admin'
import type { ApiKey } from '#contract/admin/api-keys.ts'
import { remove } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { scopeNames } from './scope-names.ts'

const states = {
  active: { tone: 'confirm', label: t('Active') },
  idle: { tone: 'pending', label: t('Its maker has no access') },
  expired: { tone: 'quiet', label: t('Expired') },
  revoked: { tone: 'quiet', label: t('Revoked') },
} as const

/** The filter counts keys of a maker without access as active. */
const chosenStates = { active: states.active, expired: states.expired, revoked: states.revoked }

const Column = DataTable.Col<ApiKey>

/** Keys of programs that call the shop’s API. */
export default function ApiKeyList() {
  return (
    <MadeByStaffList
      title={t('API keys')}
      searches={t('Name')}
      states={chosenStates}
      newLabel={t('New key')}
      empty={{
        icon: KeysIcon,
        title: t('No API keys yet'),
        text: t('A program, such as your accountant’s or your courier’s, needs a key to reach the shop.'),
      }}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="name" label={t('Name')} />
        <Column
          source="scopes"
          label={t('Permissions')}
          disableSort
          render={({ scopes }) => scopes.map((scope) => scopeNames[scope]).join('; ')}
        />
        <Column
          source="state"
          label={t('Status')}
          disableSort
          render={({ state }) => <StatusChip {...states[state]} />}
        />
        <Column source="madeBy" label={t('Made by')} disableSort />
        <Column source="lastUsedAt" label={t('Last used')} render={({ lastUsedAt }) => whenText(lastUsedAt)} />
        <Column source="expiresAt" label={t('Valid until')} render={({ expiresAt }) => whenText(expiresAt)} />
        <DataTable.Col label={t('Actions')}>
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
      label={t('Revoke')}
      isDanger
      act={() => remove(`/api-keys/${key.id}`)}
      done={t('Key revoked')}
      ask={{
        title: t('Revoke the key “%{name}”?', { name: key.name }),
        text: t('The program that uses it can no longer reach the shop.'),
      }}
    />
  )
}
