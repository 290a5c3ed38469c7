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
  open: { tone: 'pending', label: 'Pending' },
  expired: { tone: 'quiet', label: 'Expired' },
  accepted: { tone: 'confirm', label: 'Accepted' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
} as const

const filters = [
  <SearchInput key="q" source="q" placeholder="Name or email" alwaysOn />,
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
    title="No invitations yet"
    text="Invite the people you work with. They choose their own password."
  >
    <NewButton label="Invite" variant="contained" />
  </EmptyState>
)

const Column = DataTable.Col<StaffInvitation>

/** Invitations of staff members. */
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
        <Column source="email" label="Email" />
        <Column source="name" />
        <Column source="role" disableSort render={({ role }) => roleNames[role]} />
        <Column source="state" disableSort render={({ state }) => <StatusChip {...states[state]} />} />
        <Column source="invitedBy" label="Invited by" disableSort />
        <Column source="expiresAt" label="Valid until" render={({ expiresAt }) => whenText(expiresAt)} />
        <DataTable.Col label="Actions">
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
      <ActButton label="Resend" act={() => post(`/invitations/${id}/sending`)} done={`New link sent to ${email}`} />
      <ActButton
        label="Withdraw"
        isDanger
        act={() => remove(`/invitations/${id}`)}
        done="Invitation withdrawn"
        ask={{ title: 'Withdraw this invitation?', text: `The link sent to ${email} will stop working.` }}
      />
    </Stack>
  )
}
