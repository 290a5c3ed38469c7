import { Box } from '@mui/material'
import { useFieldValue } from 'react-admin'
import { formats } from '../language/t.ts'

/** An amount of the record: `Nrs. 1,00,000`; a dash for none. For lists and show pages. */
export function MoneyField({ source }: MoneyFieldProps) {
  const rupees: unknown = useFieldValue({ source })
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {typeof rupees === 'number' ? formats.money(rupees) : '–'}
    </Box>
  )
}

export type MoneyFieldProps = {
  source: string
  /** Heading of the column. */
  label?: string
}
