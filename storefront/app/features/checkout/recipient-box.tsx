import { useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import type { Choices } from './checkout-draft.ts'

type RecipientBoxProps = { choices: Choices; choose: (changed: Partial<Choices>) => void }

/**
 * Ticked where somebody else receives the order. The district of their address is not the shopper's: with the tick, the
 * shop goes by the one from before this page again.
 */
export default function RecipientBox({ choices, choose }: RecipientBoxProps) {
  const text = useText()
  const [districtBefore] = useState(readDistrict)
  return (
    <Checkbox
      name="recipient"
      checked={choices.recipient !== ''}
      onChange={({ currentTarget: { checked } }) => {
        choose({ recipient: checked ? 'on' : '' })
        chooseDistrict(checked ? districtBefore : choices.district)
      }}
    >
      {text('recipient.box')}
    </Checkbox>
  )
}
