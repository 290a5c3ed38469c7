import { Alert, Stack, Typography } from '@mui/material'
import {
  BooleanInput,
  Edit,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  required,
  useRecordContext,
} from 'react-admin'
import type { StaffMember } from '#contract/admin/staff.ts'
import { remove } from '../api.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { useStaff } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { roleChoices } from './roles.ts'

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

/** Who somebody is in the shop. */
export default function StaffEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={editable}>
      <SimpleForm toolbar={toolbar} warnWhenUnsavedChanges>
        <Fields />
      </SimpleForm>
      <Below />
    </Edit>
  )
}

function Fields() {
  const person = useRecordContext<StaffMember>()
  const isSelf = useStaff()?.id === person?.id
  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 560 }}>
      <Typography color="text.secondary">{person?.email}</Typography>
      {isSelf && <Alert severity="info">Another owner has to change your role, or let you go.</Alert>}
      <TextInput source="name" validate={required()} />
      <SelectInput source="role" choices={roleChoices} validate={required()} disabled={isSelf} />
      <BooleanInput
        source="isDisabled"
        label="Has left"
        disabled={isSelf}
        helperText="They are logged out at once and cannot come back in. What they did stays under their name."
      />
    </Stack>
  )
}

function Below() {
  const person = useRecordContext<StaffMember>()
  const isSelf = useStaff()?.id === person?.id
  if (!person) return null
  return (
    <Stack sx={{ gap: 3, p: 2 }}>
      {person.hasTotp && !isSelf && (
        <ActButton
          label="Reset the second factor"
          variant="outlined"
          isDanger
          act={() => remove(`/staff/${person.id}/totp`)}
          done="The second factor was removed"
          ask={{
            title: 'Reset the second factor?',
            text: `${person.name} is logged out everywhere and comes in by the password alone, until they set up another. Be sure that it is them who asks.`,
            yes: 'Reset it',
          }}
        />
      )}
      <RecordHistory table="staff" rowKey={person.id} />
    </Stack>
  )
}

/** What the API takes of the record. */
function editable({ name, role, isDisabled, version }: Partial<StaffMember>) {
  return { name, role, isDisabled, version }
}
