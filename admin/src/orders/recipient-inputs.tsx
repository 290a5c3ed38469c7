import { BooleanInput, TextInput } from 'react-admin'
import { t } from '../language/t.ts'

/** Inputs for somebody else who receives an order; blank if the customer does. */
export function RecipientInputs() {
  return (
    <>
      <TextInput source="recipient_name" label={t('Recipient, if not the customer')} />
      <TextInput source="recipient_phone" label={t('Recipient’s phone')} type="tel" />
      <BooleanInput source="is_gift" label={t('Gift: no amounts on the packing slip')} />
    </>
  )
}
