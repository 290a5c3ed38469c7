import { Typography } from '@mui/material'
import { Create, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar, email, required } from 'react-admin'
import { INVITATION_VALID_DAYS } from '#domain/staff/staff.ts'
import { t } from '../language/t.ts'
import { roleChoices } from './roles.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label={t('Send invitation')} />
  </Toolbar>
)

/** Form that invites a new staff member by email. */
export default function InvitationCreate() {
  return (
    <Create redirect="list" title={t('Invite staff member')}>
      <SimpleForm toolbar={toolbar} defaultValues={{ role: 'support' }} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('We will email a link that is valid for %{days} days. The person chooses their own password.', {
            days: INVITATION_VALID_DAYS,
          })}
        </Typography>
        <TextInput source="name" label={t('Name')} validate={required()} />
        <TextInput source="email" label={t('Email')} type="email" validate={[required(), email()]} />
        <SelectInput source="role" label={t('Role')} choices={roleChoices} validate={required()} />
      </SimpleForm>
    </Create>
  )
}
