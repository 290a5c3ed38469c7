import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { t } from '../language/t.ts'
import { AddressInputs } from '../orders/address-inputs.tsx'
import { PagePart } from '../ui/page-part.tsx'

/** Inputs of the delivery address; the district determines the fee and the delivery time. */
export function AddressPart() {
  return (
    <PagePart title={t('Delivery address')}>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <AddressInputs />
      </Box>
      <TextInput source="note" label={t('Customer’s note')} multiline />
    </PagePart>
  )
}
