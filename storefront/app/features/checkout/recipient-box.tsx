import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { chosenPlace } from '../delivery-zones/district/chosen-place.ts'
import { chooseDistrict, readDistrict } from '../delivery-zones/district/district.ts'
import { addressKey, type Choices } from './checkout-draft.ts'
import { type EnteredAddress, enterTypedPlace, isBlank, readEntered } from './entered-address.ts'
import { noPlace } from './known-addresses.ts'

type RecipientBoxProps = {
  form: RefObject<HTMLFormElement>
  choices: Choices
  choose: (changed: Partial<Choices>) => void
}

/**
 * Ticked where somebody else receives the order. The buyer's address then makes room for theirs, except the district. If
 * nothing else is entered meanwhile, it returns when the box is unticked. An address that came with the recipient of an
 * earlier order is removed then. The district of the recipient is not the shopper's: with the tick, the shop goes by the
 * one from before this page again.
 *
 * Pickup hides the box, and the address is the buyer's while it is chosen.
 */
export default function RecipientBox({ form, choices, choose }: RecipientBoxProps) {
  const text = useText()
  const [districtBefore] = useState(readDistrict)
  const own = useRef<EnteredAddress>(undefined)
  const theirs = useRef<EnteredAddress>(undefined)
  const isCollected = choices.method === 'pickup'
  const wasCollected = useRef(isCollected)
  const changeMethod = useEffectEvent(() => {
    if (choices.recipient === '') return
    if (isCollected) collect()
    else makeRoom(theirs.current)
  })
  useEffect(() => {
    if (wasCollected.current !== isCollected) changeMethod()
    wasCollected.current = isCollected
  }, [isCollected])

  function makeRoom(address = inSameDistrict()) {
    own.current = readEntered(form.current, choices)
    enterTypedPlace(form.current, address.typed)
    choose({ ...address.place, recipient: 'on' })
    chooseDistrict(districtBefore)
  }

  function collect() {
    theirs.current = readEntered(form.current, choices)
    const { typed, place } = own.current ?? inShopDistrict()
    enterTypedPlace(form.current, typed)
    choose(place)
    chooseDistrict(place.district || districtBefore)
  }

  function untick() {
    const entered = readEntered(form.current, choices)
    const isTheirs = addressKey({ ...entered.typed, ...entered.place }) === choices.filledIn
    const returning = isTheirs ? (own.current ?? inShopDistrict()) : isBlank(entered) ? own.current : undefined
    if (returning) enterTypedPlace(form.current, returning.typed)
    choose({ ...returning?.place, recipient: '' })
    chooseDistrict((returning?.place ?? choices).district || districtBefore)
  }

  /** An empty address. */
  function inSameDistrict(): EnteredAddress {
    const { province, district } = choices
    return { typed: {}, place: { ...noPlace, province, district } }
  }

  if (isCollected) return null
  return (
    <Checkbox
      name="recipient"
      checked={choices.recipient !== ''}
      onChange={({ currentTarget }) => (currentTarget.checked ? makeRoom() : untick())}
    >
      {text('recipient.box')}
    </Checkbox>
  )
}

/** An empty address. The shop does not go by the recipient's district. */
function inShopDistrict(): EnteredAddress {
  return { typed: {}, place: { ...noPlace, ...chosenPlace() } }
}
