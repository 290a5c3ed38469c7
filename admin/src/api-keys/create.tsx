import { useState } from 'react'
import { Card, CardContent } from '@mui/material'
import {
  CheckboxGroupInput,
  Create,
  NumberInput,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
  required,
  useRedirect,
} from 'react-admin'
import type { NewApiKey } from '#contract/admin/api-keys.ts'
import { keyPaces, MAX_KEY_DAYS, USUAL_KEY_DAYS } from '#domain/api-keys/api-keys.ts'
import { t } from '../language/t.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { scopeChoices } from './scope-names.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label={t('Make the key')} />
  </Toolbar>
)

const blank = { scopes: [], days: USUAL_KEY_DAYS, callsPerMinute: keyPaces[1] }
const paceChoices = keyPaces.map((pace) => ({
  id: pace,
  name: t('%{calls} a minute', { calls: pace }),
}))

/** Form that makes an API key, and then shows it once. */
export default function ApiKeyCreate() {
  const [made, setMade] = useState<NewApiKey>()
  const redirect = useRedirect()
  if (made) {
    return (
      <Card sx={{ mt: 2, maxWidth: 720 }}>
        <Title title={t('Key for %{name}', { name: made.name })} />
        <CardContent>
          <ShownOnce
            word={t('key')}
            value={made.token}
            warning={t(
              'Put this key into the program now. It is not shown again, and whoever has it can do what it may.',
            )}
            onDone={() => redirect('list', 'api-keys')}
          />
        </CardContent>
      </Card>
    )
  }
  return (
    <Create<NewApiKey> title={t('New API key')} redirect={false} mutationOptions={{ onSuccess: setMade }}>
      <SimpleForm toolbar={toolbar} defaultValues={blank} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
        <TextInput
          source="name"
          label={t('Name')}
          helperText={t('The program that will use it')}
          validate={required()}
        />
        <CheckboxGroupInput
          source="scopes"
          label={t('It may')}
          choices={scopeChoices}
          row={false}
          helperText={t('Choose only what it needs. It can never do more than you.')}
          validate={required()}
        />
        <NumberInput source="days" label={t('Valid for days')} min={1} max={MAX_KEY_DAYS} validate={required()} />
        <SelectInput source="callsPerMinute" label={t('Most calls')} choices={paceChoices} validate={required()} />
      </SimpleForm>
    </Create>
  )
}
