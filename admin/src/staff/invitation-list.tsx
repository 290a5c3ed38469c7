import InvitationsIcon from '@mui/icons-material/PersonAddOutlined'
import { Stack } from '@mui/material'
import { DataTable, useRecordContext } from 'react-admin'
import type { StaffInvitation } from '#contract/admin/staff.ts'
import { post, remove } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { whenText } from '../ui/formats.ts'
import { MadeByStaffList } from '../ui/made-by-staff-list.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { roleNames } from './roles.ts'

const states = {
  open: { tone: 'pending', label: t('Pending') },
  expired: { tone: 'quiet', label: t('Expired') },
  accepted: { tone: 'confirm', label: t('Accepted') },
  withdrawn: { tone: 'quiet', label: t('Withdrawn') },
} as const

const Column = DataTable.Col<StaffInvitation>

/** Invitations of staff members. */
export default function InvitationList() {
  return (
    <MadeByStaffList
      title={t('Invitations')}
      searches={t('Name or email')}
      states={states}
      newLabel={t('Invite')}
      empty={{
        icon: InvitationsIcon,
        title: t('No invitations yet'),
        text: t('Invite the people you work with. They choose their own password.'),
      }}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="email" label={t('Email')} />
        <Column source="name" label={t('Name')} />
        <Column source="role" label={t('Role')} disableSort render={({ role }) => roleNames[role]} />
        <Column
          source="state"
          label={t('Status')}
          disableSort
          render={({ state }) => <StatusChip {...states[state]} />}
        />
        <Column source="invitedBy" label={t('Invited by')} disableSort />
        <Column source="expiresAt" label={t('Valid until')} render={({ expiresAt }) => whenText(expiresAt)} />
        <DataTable.Col label={t('Actions')}>
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
      <ActButton
        label={t('Resend')}
        act={() => post(`/invitations/${id}/sending`)}
        done={t('New link sent to %{email}', { email })}
      />
      <ActButton
        label={t('Withdraw')}
        isDanger
        act={() => remove(`/invitations/${id}`)}
        done={t('Invitation withdrawn')}
        ask={{
          title: t('Withdraw this invitation?'),
          text: t('The link sent to %{email} will stop working.', { email }),
        }}
      />
    </Stack>
  )
}
