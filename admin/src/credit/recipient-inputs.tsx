import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { MAX_GIFT_MESSAGE_LENGTH } from '#domain/credit/credit.ts'

const languageChoices = [
  { id: 'en', name: 'English' },
  { id: 'ne', name: 'Nepali' },
]

/** Values of the recipient as they begin. */
export const blankRecipient = {
  recipient: '',
  email: '',
  phone: '',
  message: '',
  language: 'en',
  isSent: true,
} as const

/** Inputs of the recipient of a gift card. */
export function RecipientInputs() {
  return (
    <>
      <TextInput source="recipient" label="Recipient" parse={asText} />
      <TextInput source="email" type="email" label="Recipient’s email" parse={asText} />
      <TextInput source="phone" type="tel" label="Recipient’s mobile number" parse={asText} />
      <TextInput
        source="message"
        label="Message"
        multiline
        parse={asText}
        helperText="Only in the email"
        slotProps={{ htmlInput: { maxLength: MAX_GIFT_MESSAGE_LENGTH } }}
      />
      <SelectInput source="language" label="Language of the message" choices={languageChoices} />
      <BooleanInput source="isSent" label="Send the code by email and SMS now" />
    </>
  )
}

/** An emptied input is an empty text, not null. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
