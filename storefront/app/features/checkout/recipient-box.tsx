import { type ChangeEvent, useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import type { Choices } from './checkout-draft.ts'
import { type EnteredAddress, enterTypedPlace, isBlank, readEntered } from './entered-address.ts'
import { noPlace } from './known-addresses.ts'

type RecipientBoxProps = { choices: Choices; choose: (changed: Partial<Choices>) => void }

/**
 * Ticked where somebody else receives the order. The buyer's address then makes room for theirs, except the district. If
 * nothing else is entered meanwhile, it returns when the box is unticked. The district of the recipient is not the
 * shopper's: with the tick, the shop goes by the one from before this page again.
 */
export default function RecipientBox({ choices, choose }: RecipientBoxProps) {
  const text = useText()
  const [districtBefore] = useState(readDistrict)
  const own = useRef<EnteredAddress>(undefined)

  function tick(form: HTMLFormElement) {
    own.current = readEntered(form, choices)
    enterTypedPlace(form, {})
    const { province, district } = choices
    choose({ ...noPlace, province, district, recipient: 'on' })
    chooseDistrict(districtBefore)
  }

  function untick(form: HTMLFormElement) {
    const returning = isBlank(readEntered(form, choices)) ? own.current : undefined
    if (returning) enterTypedPlace(form, returning.typed)
    choose({ ...returning?.place, recipient: '' })
    chooseDistrict((returning?.place ?? choices).district || districtBefore)
  }

  const change = ({ currentTarget: { checked, form } }: ChangeEvent<HTMLInputElement>) =>
    checked ? tick(form!) : untick(form!)
  return (
    <Checkbox name="recipient" checked={choices.recipient !== ''} onChange={change}>
      {text('recipient.box')}
    </Checkbox>
  )
}
