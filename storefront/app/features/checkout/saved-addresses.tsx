import type { SavedAddress } from '#contract/addresses.ts'
import { useText } from '../../messages/text.ts'
import { SelectField } from '../../ui/select-field.tsx'

type SavedAddressesProps = { addresses: readonly SavedAddress[]; onChoose: (address: SavedAddress) => void }

/** Fills the form from one of them; all of it can be changed afterwards. */
export default function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  const text = useText()
  return (
    <SelectField
      label={text('checkout.saved')}
      autoComplete="off"
      defaultValue=""
      onChange={({ currentTarget }) => {
        const address = addresses.find(({ _id }) => _id === currentTarget.value)
        if (address) onChoose(address)
      }}
    >
      <option value="">{text('checkout.choose-saved')}</option>
      {addresses.map(({ _id, name, street_address, city, district }) => (
        <option key={_id} value={_id}>
          {[name, street_address, city, district].join(', ')}
        </option>
      ))}
    </SelectField>
  )
}
