import { Box } from '@mui/material'
import { SelectInput, TextInput, required } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { districtsOf } from '#domain/addresses/address.ts'
import { provinces } from '#domain/addresses/provinces.ts'
import { PagePart } from '../ui/page-part.tsx'

const provinceChoices = provinces.map(({ name }) => ({ id: name, name }))

/** Inputs of the delivery address; the district determines the fee and the delivery time. */
export function AddressPart() {
  const province = useWatch({ name: 'province' }) as string
  const { setValue } = useFormContext()
  const districts = districtsOf(province).map(({ name }) => ({ id: name, name }))
  return (
    <PagePart title="Delivery address">
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectInput
          source="province"
          label="Province"
          choices={provinceChoices}
          validate={required()}
          onChange={() => setValue('district', '')}
        />
        <SelectInput
          source="district"
          label="District"
          choices={districts}
          validate={required()}
          disabled={!province}
        />
        <TextInput source="city" label="City" validate={required()} />
        <TextInput source="zip" label="Postal code" helperText="5 digits, optional" />
        <TextInput source="street_address" label="Street address" validate={required()} />
        <TextInput source="apartment" label="Apartment or landmark" />
      </Box>
      <TextInput source="note" label="Customer’s note" multiline />
    </PagePart>
  )
}
