import { Typography } from '@mui/material'
import { Create, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar, email, required } from 'react-admin'
import { INVITATION_VALID_DAYS } from '#domain/staff/staff.ts'
import { roleChoices } from './roles.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label="Send invitation" />
  </Toolbar>
)

/** Form that invites a new staff member by email. */
export default function InvitationCreate() {
  return (
    <Create redirect="list" title="Invite staff member">
      <SimpleForm toolbar={toolbar} defaultValues={{ role: 'support' }} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          We will email a link that is valid for {INVITATION_VALID_DAYS} days. The person chooses their own password.
        </Typography>
        <TextInput source="name" validate={required()} />
        <TextInput source="email" label="Email" type="email" validate={[required(), email()]} />
        <SelectInput source="role" choices={roleChoices} validate={required()} />
      </SimpleForm>
    </Create>
  )
}
