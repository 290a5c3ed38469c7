import type { Business } from '#contract/checkout.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { Choices } from './checkout-draft.ts'

type BusinessBoxProps = {
  /** The business of the member's last invoice for one. */
  kept: Business | null | undefined
  choices: Choices
  choose: (changed: Partial<Choices>) => void
}

/**
 * Ticked for an invoice to a business. A member's last one is filled in only with the tick, since the next order may be
 * private, and an issued invoice cannot change.
 */
export default function BusinessBox({ kept, choices, choose }: BusinessBoxProps) {
  const text = useText()
  const isBlank = choices.business_name === '' && choices.pan === ''
  return (
    <Checkbox
      name="business"
      checked={choices.business !== ''}
      onChange={({ currentTarget }) => {
        if (!currentTarget.checked) choose({ business: '' })
        else choose({ business: 'on', ...(isBlank && kept && enteredAs(kept)) })
      }}
    >
      {text('business.invoice')}
    </Checkbox>
  )
}

function enteredAs({ name, pan, address = '' }: Business) {
  return { business_name: name, pan, business_address: address }
}
