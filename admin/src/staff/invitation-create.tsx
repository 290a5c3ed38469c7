import { Typography } from '@mui/material'
import { Create, SaveButton, SelectInput, SimpleForm, TextInput, Toolbar, email, required } from 'react-admin'
import { INVITATION_VALID_DAYS } from '#domain/staff.ts'
import { roleChoices } from './roles.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label="Send the invitation" />
  </Toolbar>
)

/** Asks somebody by mail to work in the shop. */
export default function InvitationCreate() {
  return (
    <Create redirect="list" title="Invite somebody">
      <SimpleForm toolbar={toolbar} defaultValues={{ role: 'support' }} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          They get a link that is good for {INVITATION_VALID_DAYS} days, and choose their password themselves.
        </Typography>
        <TextInput source="name" validate={required()} />
        <TextInput source="email" label="E-mail" type="email" validate={[required(), email()]} />
        <SelectInput source="role" choices={roleChoices} validate={required()} />
      </SimpleForm>
    </Create>
  )
}
