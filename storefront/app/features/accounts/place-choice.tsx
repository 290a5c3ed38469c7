import { useEffect, useRef, type Ref } from 'react'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'

export type Place = { province: string; district: string }

export type PlaceLook = {
  errors: FieldErrors<keyof Place>
  /** Adds a star to the labels. */
  isMarked?: boolean
}

/** A province and one of its districts. Changing the province clears the district. */
export function PlaceChoice({
  place: { province, district },
  onChoose,
  errors,
  isMarked,
}: PlaceLook & { place: Place; onChoose: (place: Place) => void }) {
  const text = useText()
  const select = useRef<HTMLSelectElement>(BEFORE_MOUNT)
  const first = useRef({ province, onChoose })
  useEffect(() => {
    // Reads a choice made before scripts ran.
    const { value } = select.current
    if (value !== first.current.province) first.current.onChoose({ province: value, district: '' })
  }, [])
  return (
    <>
      <ProvinceField
        ref={select}
        province={province}
        error={errors.province}
        isMarked={isMarked}
        onChoose={(name) => onChoose({ province: name, district: '' })}
      />
      <SelectField
        name="district"
        label={text('account.district')}
        autoComplete="off"
        isMarked={isMarked}
        required
        disabled={province === ''}
        value={district}
        error={errors.district}
        onChange={(event) => onChoose({ province, district: event.currentTarget.value })}
      >
        <option value="">{text(province === '' ? 'account.province-first' : 'account.choose-district')}</option>
        <DistrictOptions province={province} />
      </SelectField>
    </>
  )
}

type ProvinceFieldProps = {
  ref?: Ref<HTMLSelectElement>
  province: string
  error: string | undefined
  isMarked?: boolean | undefined
  onChoose: (name: string) => void
}

export function ProvinceField({ province, onChoose, ...field }: ProvinceFieldProps) {
  const text = useText()
  const format = useFormat()
  return (
    <SelectField
      {...field}
      name="province"
      label={text('account.province')}
      autoComplete="address-level1"
      required
      value={province}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      <option value="">{text('account.choose-province')}</option>
      {provinces.map(({ name }) => (
        <option key={name} value={name}>
          {format.place(name)}
        </option>
      ))}
    </SelectField>
  )
}

export function DistrictOptions({ province }: { province: string }) {
  const format = useFormat()
  return format.places(districtsOf(province)).map(({ name }) => (
    <option key={name} value={name}>
      {format.place(name)}
    </option>
  ))
}
