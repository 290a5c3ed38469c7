import { Typography } from '@mui/material'
import { Create, SaveButton, SimpleForm, TextInput, Toolbar, minLength, required } from 'react-admin'
import { DATA_REQUEST_OPEN_DAYS, DATA_REQUEST_WORDS_LENGTH } from '#domain/personal-data/data-requests.ts'

const toolbar = (
  <Toolbar>
    <SaveButton label="Find the person" alwaysEnable />
  </Toolbar>
)

const blank = { email: '', phone: '', reason: '', identityCheck: '' }
const enough = [required(), minLength(DATA_REQUEST_WORDS_LENGTH.least)]

/** Form that opens a data request. Nothing is exported or deleted yet. */
export default function DataRequestCreate() {
  return (
    <Create title="New data request" redirect="show">
      <SimpleForm toolbar={toolbar} defaultValues={blank} warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          Give an email address, a mobile number or both. The next page shows what the shop holds; nothing is downloaded
          or deleted yet. The shop forgets both again when the request ends, after {DATA_REQUEST_OPEN_DAYS} days at
          most.
        </Typography>
        <TextInput source="email" label="Email" type="email" helperText="As it stands on the account or the order" />
        <TextInput
          source="phone"
          label="Mobile number"
          type="tel"
          helperText="Ten digits, for guests without an email"
        />
        <TextInput
          source="reason"
          label="What the person asks for"
          multiline
          minRows={2}
          helperText="When and how they asked, such as: letter of 2 November, wants everything deleted"
          validate={enough}
        />
        <TextInput
          source="identityCheck"
          label="How you made sure who it is"
          multiline
          minRows={2}
          helperText="Such as: wrote from that address and named the total of the last order. Copy no document."
          validate={enough}
        />
      </SimpleForm>
    </Create>
  )
}
