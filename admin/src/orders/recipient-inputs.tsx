import { BooleanInput, TextInput } from 'react-admin'

/** Inputs for somebody else who receives an order; blank if the customer does. */
export function RecipientInputs() {
  return (
    <>
      <TextInput source="recipient_name" label="Recipient, if not the customer" />
      <TextInput source="recipient_phone" label="Recipient’s phone" type="tel" />
      <BooleanInput source="is_gift" label="Gift: no amounts on the packing slip" />
    </>
  )
}
