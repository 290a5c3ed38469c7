import { Box } from '@mui/material'
import { SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { PlaceInputs } from '../orders/place-inputs.tsx'
import { PagePart } from '../ui/page-part.tsx'

const provinceChoices = provinces.map(({ name }) => ({ id: name, name }))

/** Inputs of the delivery address; the district determines the fee and the delivery time. */
export function AddressPart() {
  const [province, district] = useWatch({ name: ['province', 'district'] }) as [string, string]
  const { setValue } = useFormContext()
  const leave = (fields: string[]) => {
    for (const field of fields) setValue(field, field === 'ward' ? null : '')
  }
  const districts = districtsOf(province).map(({ name }) => ({ id: name, name }))
  return (
    <PagePart title="Delivery address">
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="province"
          label="Province"
          choices={provinceChoices}
          validate={required()}
          onChange={() => leave(['district', 'city', 'ward'])}
        />
        <SelectInput
          source="district"
          label="District"
          choices={districts}
          validate={required()}
          disabled={!province}
          onChange={() => leave(['city', 'ward'])}
        />
        <PlaceInputs district={district} />
      </Box>
      <TextInput source="note" label="Customer’s note" multiline />
    </PagePart>
  )
}
