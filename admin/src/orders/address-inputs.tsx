import { SelectInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { formats, t } from '../language/t.ts'
import { PlaceInputs } from './place-inputs.tsx'

const provinceChoices = formats.places(provinces).map(({ name }) => ({ id: name, name: formats.place(name) }))

/** Inputs of a whole address, from the province to the house. What no longer fits a new choice is emptied. */
export function AddressInputs() {
  const [province, district] = useWatch({ name: ['province', 'district'] }) as [string, string]
  const { setValue } = useFormContext()
  const leave = (fields: string[]) => {
    for (const field of fields) setValue(field, field === 'ward' ? null : '')
  }
  return (
    <>
      <SelectInput
        source="province"
        label={t('Province')}
        choices={provinceChoices}
        validate={required()}
        onChange={() => leave(['district', 'city', 'ward'])}
      />
      <SelectInput
        source="district"
        label={t('District')}
        choices={formats.places(districtsOf(province)).map(({ name }) => ({ id: name, name: formats.place(name) }))}
        validate={required()}
        disabled={!province}
        onChange={() => leave(['city', 'ward'])}
      />
      <PlaceInputs district={district} />
    </>
  )
}
