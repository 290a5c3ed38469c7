import { Typography } from '@mui/material'
import { BooleanInput, Create, SaveButton, SimpleForm, TextInput, Toolbar, minLength, required } from 'react-admin'
import {
  DATA_REQUEST_OPEN_DAYS,
  DATA_REQUEST_WORDS_LENGTH,
  type PersonContact,
} from '#domain/personal-data/data-requests.ts'
import { t } from '../language/t.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label={t('Find the person')} alwaysEnable />
  </Toolbar>
)

const blank = { email: '', emailProved: false, phone: '', phoneProved: false, reason: '', identityCheck: '' }
const enough = [required(), minLength(DATA_REQUEST_WORDS_LENGTH.least)]

/** Returns a rule: a contact that was entered has to be proved. */
function provedIfGiven(contact: PersonContact, problem: string) {
  return (isProved: boolean, { [contact]: given }: Record<string, unknown>) =>
    given && !isProved ? problem : undefined
}

const emailRule = provedIfGiven('email', t('Write to this address first'))
const phoneRule = provedIfGiven('phone', t('Call this number first'))

/** Form that opens a data request. Nothing is exported or deleted yet. */
export default function DataRequestCreate() {
  return (
    <Create title={t('New data request')} redirect="show">
      <SimpleForm toolbar={toolbar} defaultValues={blank} warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t(
            'Give an email address, a mobile number or both, and prove each before you search. An account is found by its email address only: anybody can type a number into theirs. The next page shows what the shop holds; nothing is downloaded or deleted yet. The shop forgets both again when the request ends, after %{days} days at most.',
            { days: DATA_REQUEST_OPEN_DAYS },
          )}
        </Typography>
        <TextInput
          source="email"
          label={t('Email')}
          type="email"
          helperText={t('As it stands on the account or the order')}
        />
        <BooleanInput
          source="emailProved"
          label={t('I wrote to this email address, and the person answered from it')}
          helperText={false}
          validate={emailRule}
        />
        <TextInput
          source="phone"
          label={t('Mobile number')}
          type="tel"
          helperText={t('Ten digits, for orders of guests without an email')}
        />
        <BooleanInput
          source="phoneProved"
          label={t('I called this number, and the person answered')}
          helperText={false}
          validate={phoneRule}
        />
        <TextInput
          source="reason"
          label={t('What the person asks for')}
          multiline
          minRows={2}
          helperText={t('When and how they asked, such as: letter of 2 November, wants everything deleted')}
          validate={enough}
        />
        <TextInput
          source="identityCheck"
          label={t('How you made sure who it is')}
          multiline
          minRows={2}
          helperText={t('Such as: answered my email and named the total of the last order. Copy no document.')}
          validate={enough}
        />
      </SimpleForm>
    </Create>
  )
}
