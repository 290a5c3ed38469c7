import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { MAX_ADDRESS_LENGTH, MAX_DESCRIPTION_LENGTH } from '#domain/webhooks/webhook-events.ts'
import { t } from '../language/t.ts'
import { eventChoices } from './webhook-words.ts'

/** Inputs of a receiver. */
export function EndpointInputs() {
  return (
    <>
      <TextInput
        source="url"
        label={t('Address')}
        type="url"
        helperText={t('Public and https, such as https://books.example/hooks')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: MAX_ADDRESS_LENGTH } }}
      />
      <TextInput
        source="description"
        label={t('Description')}
        helperText={t('Who receives it')}
        slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION_LENGTH } }}
      />
      <CheckboxGroupInput
        source="events"
        label={t('Send when')}
        choices={eventChoices}
        row={false}
        validate={required()}
      />
    </>
  )
}
