import { useEffect, useRef, useState } from 'react'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'

type Place = { province?: string | undefined; district?: string | undefined }

type PlaceFieldsProps = {
  errors: FieldErrors<keyof Place>
  /** Saved place. What the visitor chooses meanwhile wins. */
  known: Place
  /** Adds a star to the labels. */
  isMarked?: boolean
}

/** A province and one of its districts. Changing the province clears the district. */
export function PlaceFields({ errors, known, isMarked }: PlaceFieldsProps) {
  const text = useText()
  const format = useFormat()
  const provinceSelect = useRef<HTMLSelectElement>(BEFORE_MOUNT)
  const districtSelect = useRef<HTMLSelectElement>(BEFORE_MOUNT)
  const hasChosen = useRef(false)
  const [province, setProvince] = useState('')
  useEffect(() => {
    if (provinceSelect.current.value === '') provinceSelect.current.value = known.province ?? ''
    setProvince(provinceSelect.current.value)
  }, [known])
  useEffect(() => {
    // Wait for its options; after a change of the province the district is chosen anew.
    if (!hasChosen.current && province === known.province) districtSelect.current.value = known.district ?? ''
  }, [province, known])

  return (
    <>
      <SelectField
        ref={provinceSelect}
        name="province"
        label={text('account.province')}
        autoComplete="address-level1"
        isMarked={isMarked}
        required
        error={errors.province}
        onChange={(event) => {
          hasChosen.current = true
          setProvince(event.currentTarget.value)
        }}
      >
        <option value="">{text('account.choose-province')}</option>
        {provinces.map(({ name }) => (
          <option key={name} value={name}>
            {format.place(name)}
          </option>
        ))}
      </SelectField>
      <SelectField
        key={province}
        ref={districtSelect}
        name="district"
        label={text('account.district')}
        autoComplete="off"
        isMarked={isMarked}
        required
        disabled={province === ''}
        error={errors.district}
      >
        <option value="">{text(province === '' ? 'account.province-first' : 'account.choose-district')}</option>
        {format.places(districtsOf(province)).map(({ name }) => (
          <option key={name} value={name}>
            {format.place(name)}
          </option>
        ))}
      </SelectField>
    </>
  )
}
