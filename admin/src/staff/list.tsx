import PersonAddIcon from '@mui/icons-material/PersonAddOutlined'
import { DataTable, List, NullableBooleanInput, SearchInput, SelectInput, TopToolbar } from 'react-admin'
import type { StaffMember } from '#contract/admin/staff.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { whenText } from '../ui/formats.ts'
import { NewButton } from '../ui/new-button.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { roleChoices, roleNames } from './roles.ts'
import { StaffSecurityNote } from './staff-security-note.tsx'

const filters = [
  <SearchInput key="q" source="q" placeholder={t('Name or email')} alwaysOn />,
  <SelectInput key="role" source="role" label={t('Role')} choices={roleChoices} alwaysOn />,
  <NullableBooleanInput key="isDisabled" source="isDisabled" label={t('Deactivated')} alwaysOn />,
]

const actions = (
  <TopToolbar>
    <NewButton resource="invitations" label={t('Invite')} icon={<PersonAddIcon />} />
  </TopToolbar>
)

const Column = DataTable.Col<StaffMember>

/** All staff members, deactivated ones included. */
export default function StaffList() {
  const mayRead = useCan('staff.read')
  return (
    <>
      {mayRead && <StaffSecurityNote />}
      <List
        filters={filters}
        actions={actions}
        sort={{ field: 'name', order: 'ASC' }}
        exporter={false}
        title={t('Staff')}
      >
        <DataTable rowClick="edit" bulkActionButtons={false}>
          <Column source="name" label={t('Name')} render={nameOf} />
          <Column source="email" label={t('Email')} />
          <Column source="role" label={t('Role')} render={({ role }) => roleNames[role]} />
          <Column
            source="hasTotp"
            label={t('Two-factor')}
            disableSort
            render={({ hasTotp }) => (hasTotp ? t('On') : t('Off'))}
          />
          <Column source="lastSeenAt" label={t('Last seen')} render={({ lastSeenAt }) => whenText(lastSeenAt)} />
          <Column source="createdAt" label={t('Joined')} render={({ createdAt }) => whenText(createdAt)} />
        </DataTable>
      </List>
    </>
  )
}

function nameOf({ name, isDisabled }: StaffMember) {
  return (
    <>
      {name} {isDisabled && <StatusChip tone="quiet" label={t('Deactivated')} />}
    </>
  )
}
