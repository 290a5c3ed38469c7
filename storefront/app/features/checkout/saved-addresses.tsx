import type { SavedAddress } from '#contract/addresses.ts'
import { townWithWard } from '#domain/addresses/address.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { SelectField } from '../../ui/select-field.tsx'

await needMessages('checkout-parts')

type SavedAddressesProps = {
  addresses: readonly SavedAddress[]
  /** Id of the address in the form, '' for any other. */
  chosen: string
  onChoose: (address: SavedAddress | undefined) => void
}

/** Fills the form from a saved address, which can be edited afterwards. */
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
      {addresses.map(({ _id, name, street_address, city, cityName = city, ward, district }) => (
        <option key={_id} value={_id}>
          {[name, street_address, townWithWard(cityName, ward && format.number(ward)), format.place(district)].join(
            ', ',
          )}
        </option>
      ))}
    </SelectField>
  )
}
