import { CheckboxGroupInput, required, TextInput } from 'react-admin'
import { MAX_ADDRESS_LENGTH, MAX_DESCRIPTION_LENGTH } from '#domain/webhooks/webhook-events.ts'
import { eventChoices } from './webhook-words.ts'

/** Inputs of a receiver. */
export function EndpointInputs() {
  return (
    <>
      <TextInput
        source="url"
        label="Address"
        type="url"
        helperText="Public and https, such as https://books.example/hooks"
        validate={required()}
        slotProps={{ htmlInput: { maxLength: MAX_ADDRESS_LENGTH } }}
      />
      <TextInput
        source="description"
        helperText="Who receives it"
        slotProps={{ htmlInput: { maxLength: MAX_DESCRIPTION_LENGTH } }}
      />
      <CheckboxGroupInput source="events" label="Send when" choices={eventChoices} row={false} validate={required()} />
    </>
  )
}
