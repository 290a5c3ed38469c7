import { provinceOf, provinces } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { DistrictOptions, ProvinceField, type Place } from '../accounts/place-choice.tsx'

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
    onChoose({ province: provinceOf(name)?.name ?? province, district: name })
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
            <DistrictOptions province={name} />
          </optgroup>
        ))}
      </SelectField>
      <ProvinceField
        province={province}
        error={errors.province}
        onChoose={(name) => onChoose({ province: name, district: '' })}
      />
    </>
  )
}
