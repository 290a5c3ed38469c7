import InvitationsIcon from '@mui/icons-material/PersonAddOutlined'
import { Stack } from '@mui/material'
import { DataTable, useRecordContext } from 'react-admin'
import type { StaffInvitation } from '#contract/admin/staff.ts'
import { post, remove } from '../api.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { roleNames } from './roles.ts'

const states = {
  open: { tone: 'pending', label: 'Pending' },
  expired: { tone: 'quiet', label: 'Expired' },
  accepted: { tone: 'confirm', label: 'Accepted' },
  withdrawn: { tone: 'quiet', label: 'Withdrawn' },
} as const

const Column = DataTable.Col<StaffInvitation>

/** Invitations of staff members. */
export default function InvitationList() {
  return (
    <MadeByStaffList
      title="Invitations"
      searches="Name or email"
      states={states}
      newLabel="Invite"
      empty={{
        icon: InvitationsIcon,
        title: 'No invitations yet',
        text: 'Invite the people you work with. They choose their own password.',
      }}
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
    </MadeByStaffList>
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
