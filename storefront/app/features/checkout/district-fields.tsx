import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { Place } from '../accounts/place-choice.tsx'

type DistrictFieldsProps = {
  place: Place
  onChoose: (place: Place) => void
  errors: FieldErrors<keyof Place>
}

/**
 * A district and its province. Choosing a district also chooses its province. Choosing a province first shortens the list
 * of districts.
 */
export function DistrictFields({ place: { province, district }, onChoose, errors }: DistrictFieldsProps) {
  const text = useText()
  const format = useFormat()
  const shown = district === '' && province !== '' ? provinces.filter(({ name }) => name === province) : provinces
  const chooseDistrict = (name: string) => {
    const its = provinces.find(({ districts }) => districts.some((one) => one.name === name))
    onChoose({ province: its?.name ?? province, district: name })
  }
  return (
    <>
      <SelectField
        name="district"
        label={text('account.district')}
        autoComplete="off"
        required
        value={district}
        error={errors.district}
        onChange={(event) => chooseDistrict(event.currentTarget.value)}
      >
        <option value="">{text('account.choose-district')}</option>
        {shown.map(({ name }) => (
          <optgroup key={name} label={format.place(name)}>
            {format.places(districtsOf(name)).map((one) => (
              <option key={one.name} value={one.name}>
                {format.place(one.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        name="province"
        label={text('account.province')}
        autoComplete="address-level1"
        required
        value={province}
        error={errors.province}
        onChange={(event) => onChoose({ province: event.currentTarget.value, district: '' })}
      >
        <option value="">{text('account.choose-province')}</option>
        {provinces.map(({ name }) => (
          <option key={name} value={name}>
            {format.place(name)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
