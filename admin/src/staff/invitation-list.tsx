import InvitationsIcon from '@mui/icons-material/PersonAddOutlined'
import { Stack } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput, TopToolbar, useRecordContext } from 'react-admin'
import type { StaffInvitation } from '#contract/admin/staff.ts'
import { post, remove } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { roleNames } from './roles.ts'

const states = {
  open: { tone: 'pending', label: 'Waits' },
  expired: { tone: 'quiet', label: 'Expired' },
  accepted: { tone: 'confirm', label: 'Accepted' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
} as const

const filters = [
  <SearchInput key="q" source="q" placeholder="Name or e-mail" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    alwaysOn
    choices={Object.entries(states).map(([id, { label }]) => ({ id, name: label }))}
  />,
]

const actions = (
  <TopToolbar>
    <NewButton label="Invite" />
  </TopToolbar>
)

const empty = (
  <EmptyState
    icon={InvitationsIcon}
    title="Nobody is invited"
    text="Invite who works with you: they choose their password themselves."
  >
    <NewButton label="Invite" variant="contained" />
  </EmptyState>
)

const Column = DataTable.Col<StaffInvitation>

/** Who was asked to work in the shop. */
export default function InvitationList() {
  return (
    <List
      filters={filters}
      actions={actions}
      empty={empty}
      sort={{ field: 'createdAt', order: 'DESC' }}
      exporter={false}
      title="Invitations"
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="email" label="E-mail" />
        <Column source="name" />
        <Column source="role" disableSort render={({ role }) => roleNames[role]} />
        <Column source="state" disableSort render={({ state }) => <StatusChip {...states[state]} />} />
        <Column source="invitedBy" label="By" disableSort />
        <Column source="expiresAt" label="Good until" render={({ expiresAt }) => whenText(expiresAt)} />
        <DataTable.Col label="Acts">
          <Acts />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

function Acts() {
  const invitation = useRecordContext<StaffInvitation>()
  if (!invitation || invitation.state === 'accepted' || invitation.state === 'withdrawn') return null
  const { id, email } = invitation
  return (
    <Stack sx={{ flexDirection: { lg: 'row' }, alignItems: 'flex-start', columnGap: 1 }}>
      <ActButton
        label="Send again"
        act={() => post(`/invitations/${id}/sending`)}
        done={`Another link went to ${email}`}
      />
      <ActButton
        label="Withdraw"
        isDanger
        act={() => remove(`/invitations/${id}`)}
        done="The invitation was withdrawn"
        ask={{ title: 'Withdraw the invitation?', text: `The link that ${email} has is worth nothing any more then.` }}
      />
    </Stack>
  )
}
