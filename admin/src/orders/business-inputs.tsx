import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { t } from '../language/t.ts'

/** Inputs for the business that an invoice is for. */
export function BusinessInputs() {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '2fr 1fr' } }}>
      <TextInput
        source="business_name"
        label={t('Name as on the PAN')}
        helperText={t('Blank for the person who orders')}
      />
      <TextInput source="pan" label={t('PAN')} helperText={t('9 digits')} />
      <TextInput
        source="business_address"
        label={t('Address of the business')}
        helperText={t('Blank if it is the address of the order')}
        sx={{ gridColumn: '1 / -1' }}
      />
    </Box>
  )
}
