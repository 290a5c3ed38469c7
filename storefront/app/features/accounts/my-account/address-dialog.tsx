import { useState } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import type { AddressesReply, SavedAddress } from '#contract/addresses.ts'
import {
  accessProblems,
  deliveryAddressFields,
  deliveryAddressProblems,
  type LevelsOf,
  MAX_SAVED_ADDRESSES,
} from '#domain/checkout/checkout.ts'
import { needMessages } from '../../../messages/load-messages.ts'
import { useText } from '../../../messages/text.ts'
import { TextField } from '../../../ui/field.tsx'
import type { Problems } from '../../../ui/form-problems.ts'
import { Panel } from '../../../ui/panel.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useCheckedForm, type Values } from '../../../ui/use-checked-form.ts'
import AccessFields from '../../checkout/access-fields.tsx'
import { dropFilledInPlace } from '../../checkout/checkout-draft.ts'
import checkout from '../../checkout/checkout-form.module.css'
import { DistrictFields } from '../../checkout/district-fields.tsx'
import { floorOf, isWardMissing, placeOf, UNKNOWN_WARD } from '../../checkout/form-fields.tsx'
import { type ChosenPlace, leavePlace, noPlace, placeChosen } from '../../checkout/known-addresses.ts'
import { StreetFields } from '../../checkout/street-fields.tsx'
import { TownFields } from '../../checkout/town-fields.tsx'
import { useLocalLevels } from '../../checkout/use-local-levels.ts'
import { chosenPlace } from '../../delivery-zones/district/chosen-place.ts'
import { DialogForm } from '../dialog-form.tsx'
import { NameField } from '../name-field.tsx'
import type { Place } from '../place-choice.tsx'
import { refusalOf } from '../refusal.ts'
import { authorisedCall } from '../session/authorised-call.ts'

await needMessages('checkout', 'checkout-parts', 'forms')

/** Enough for a phone number in any format with its country code. */
const MAX_PHONE_LENGTH = 24

const fields = [...deliveryAddressFields, 'floor', 'hasLift', 'access'] as const
type Field = (typeof fields)[number]

type AddressDialogProps = {
  user: UserProfile
  /** The address to change; undefined for a new one. */
  address: SavedAddress | undefined
  /** All that the account has. */
  addresses: readonly SavedAddress[]
  isOpen: boolean
  onSaved: (addresses: SavedAddress[]) => void
  onClose: () => void
}

/** Adds an address to the account, or changes one. */
export default function AddressDialog({ isOpen, ...rest }: AddressDialogProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="720px"
      title={titleOf(text, rest)}
      closeLabel={text('profile.dialog-close')}
      isOpen={isOpen}
      onClose={rest.onClose}
    >
      <AddressForm key={rest.address?._id} {...rest} />
    </Panel>
  )
}

function AddressForm({ user, address, addresses, onSaved, onClose }: Omit<AddressDialogProps, 'isOpen'>) {
  const text = useText()
  const [choices, setChoices] = useState(() => placeIn(address))
  const local = useLocalLevels(choices.district)
  const form = useCheckedForm({ fields, check: (given) => problemsOf(given, local.levelsOf), send, isQuiet: true })
  const { errors } = form
  const choose = (changed: Partial<ChosenPlace>) => setChoices((before) => ({ ...before, ...changed }))

  function choosePlace(chosen: Place) {
    if (address) leavePlace(form.props.ref.current, choices, [address])
    choose({ ...chosen, ...(chosen.district !== choices.district && { city: '', ward: '', position: '' }) })
  }

  async function send({ ward, position, floor, hasLift, ...given }: Values<Field>) {
    const answer = await authorisedCall<AddressesReply>({
      method: address ? 'PUT' : 'POST',
      path: address ? `/api/addresses/${address._id}` : '/api/addresses',
      body: { ...given, ...placeOf({ ward, position }), floor: floorOf(floor), hasLift: hasLift !== '' },
    })
    if (!answer.success) return refusalOf(text, answer, text('error.occurred'))
    showToast('success', answer.message)
    dropFilledInPlace()
    onSaved(answer.data)
    onClose()
    // The form can be opened again.
    return { message: '' }
  }

  // A further address takes the place of this one.
  const last = address || addresses.length < MAX_SAVED_ADDRESSES ? undefined : addresses.at(-1)
  return (
    <DialogForm
      form={form}
      label={titleOf(text, { address })}
      intro={last && <p>{text('profile.addresses.replaces', { name: last.name, street: last.street_address })}</p>}
      submitLabel={text('profile.addresses.save')}
      isQuiet
      closeLabel={text('profile.cancel')}
      onClose={onClose}
    >
      <div className={`${checkout.pairs} ${checkout.inDialog}`}>
        <NameField
          name="name"
          label={text('recipient.name')}
          required
          defaultValue={address ? address.name : user.name}
          error={errors.name}
        />
        <TextField
          name="phone"
          type="tel"
          label={text('checkout.phone')}
          hint={text('checkout.phone-hint')}
          autoComplete="tel-national"
          maxLength={MAX_PHONE_LENGTH}
          required
          defaultValue={address ? address.phone : user.mobile}
          error={errors.phone}
        />
        <DistrictFields place={choices} onChoose={choosePlace} errors={errors} />
        <TownFields choices={choices} choose={choose} local={local} errors={errors} />
        <StreetFields choices={choices} choose={choose} hasPosition known={address} errors={errors} />
      </div>
      <AccessFields choices={choices} choose={choose} isOptional errors={errors} />
    </DialogForm>
  )
}

function titleOf(text: ReturnType<typeof useText>, { address }: Pick<AddressDialogProps, 'address'>): string {
  return text(address ? 'profile.addresses.edit-title' : 'profile.addresses.add')
}

/**
 * A new address begins with the district of the shop. One that is saved without a ward has had its answer about the ward.
 */
function placeIn(address: SavedAddress | undefined): ChosenPlace {
  if (!address) return { ...noPlace, ...chosenPlace() }
  return { ...placeChosen(address), ...(address.ward === null && { ward: UNKNOWN_WARD }) }
}

/** The server checks the rest with the same rules, and whether the position is in Nepal. */
function problemsOf(given: Values<Field>, levelsOf: LevelsOf): Problems<Field> {
  const geography = { levelsOf, isInNepal: () => true }
  const ofAddress = Object.entries(deliveryAddressProblems({ ...given, ...placeOf(given) }, geography))
  const ofFloor = Object.entries(given.floor === '' ? {} : accessProblems({ method: '', floor: floorOf(given.floor) }))
  return {
    ...(isWardMissing(given, levelsOf) && { ward: 'checkout-problem.required' }),
    ...Object.fromEntries([...ofAddress, ...ofFloor].map(([field, problem]) => [field, `checkout-problem.${problem}`])),
  }
}
