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
import { EditingNow } from '../live/editing-now.tsx'
import { RecordHistory } from '../audit/record-history.tsx'
import { t } from '../language/t.ts'
import { useStaff } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { roleChoices } from './roles.ts'

const toolbar = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
)

/** Page for editing a staff member. */
export default function StaffEdit() {
  return (
    <Edit mutationMode="pessimistic" redirect={false} transform={editable}>
      <SimpleForm toolbar={toolbar} warnWhenUnsavedChanges>
        <EditingNow />
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
      {isSelf && (
        <Alert severity="info">{t('Only another owner can change your role or deactivate your account.')}</Alert>
      )}
      <TextInput source="name" label={t('Name')} validate={required()} />
      <SelectInput source="role" label={t('Role')} choices={roleChoices} validate={required()} disabled={isSelf} />
      <BooleanInput
        source="isDisabled"
        label={t('Deactivated')}
        disabled={isSelf}
        helperText={t(
          'Logs the person out immediately and blocks new logins. Their past actions stay under their name.',
        )}
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
          label={t('Reset two-factor authentication')}
          variant="outlined"
          isDanger
          act={() => remove(`/staff/${person.id}/totp`)}
          done={t('Two-factor authentication reset')}
          ask={{
            title: t('Reset two-factor authentication?'),
            text: t(
              '%{name} is logged out on all devices and can log in with only the password until they set it up again. First make sure that the request really comes from them.',
              { name: person.name },
            ),
            yes: t('Reset'),
          }}
        />
      )}
      <RecordHistory table="staff" rowKey={person.id} />
    </Stack>
  )
}

/** Returns the fields that the API accepts. */
function editable({ name, role, isDisabled, version }: Partial<StaffMember>) {
  return { name, role, isDisabled, version }
}
