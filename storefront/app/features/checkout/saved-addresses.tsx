import type { SavedAddress } from '#contract/addresses.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { SelectField } from '../../ui/select-field.tsx'

type SavedAddressesProps = {
  addresses: readonly SavedAddress[]
  /** Id of the one that stands in the form, '' for another. */
  chosen: string
  onChoose: (address: SavedAddress | undefined) => void
}

/** Fills the form from one of them; all of it can be changed afterwards. */
export default function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const text = useText()
  const format = useFormat()
  return (
    <SelectField
      label={text('checkout.saved')}
      autoComplete="off"
      value={chosen}
      onChange={({ currentTarget }) => onChoose(addresses.find(({ _id }) => _id === currentTarget.value))}
    >
      <option value="">{text('checkout.another-address')}</option>
      {addresses.map(({ _id, name, street_address, city, district }) => (
        <option key={_id} value={_id}>
          {[name, street_address, city, format.place(district)].join(', ')}
        </option>
      ))}
    </SelectField>
  )
}
