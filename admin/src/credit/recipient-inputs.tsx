import { BooleanInput, SelectInput, TextInput } from 'react-admin'
import { MAX_GIFT_MESSAGE_LENGTH } from '#domain/credit/credit.ts'
import { t } from '../language/t.ts'
import { sentenceCase } from '../ui/sentence-case.ts'

const languageChoices = [
  { id: 'en', name: t('English') },
  { id: 'ne', name: t('Nepali') },
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
      <TextInput source="recipient" label={sentenceCase(t('recipient'))} parse={asText} />
      <TextInput source="email" type="email" label={t('Recipient’s email')} parse={asText} />
      <TextInput source="phone" type="tel" label={t('Recipient’s mobile number')} parse={asText} />
      <TextInput
        source="message"
        label={t('Message')}
        multiline
        parse={asText}
        helperText={t('Only in the email')}
        slotProps={{ htmlInput: { maxLength: MAX_GIFT_MESSAGE_LENGTH } }}
      />
      <SelectInput source="language" label={t('Language of the message')} choices={languageChoices} />
      <BooleanInput source="isSent" label={t('Send the code by email and SMS now')} />
    </>
  )
}

/** An emptied input is an empty text, not null. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
