import { Box } from '@mui/material'
import { useFieldValue } from 'react-admin'
import { formats } from '../language/t.ts'

/** An instant of the record in Nepal time: `4 Mar 2026, 16:42`; a dash for none. For lists and show pages. */
export function InstantField({ source, hasTime = true }: InstantFieldProps) {
  const instant: unknown = useFieldValue({ source })
  if (typeof instant !== 'string') return <span>–</span>
  const day = formats.shortDate(instant)
  return (
    <Box component="time" dateTime={instant} sx={{ whiteSpace: 'nowrap' }}>
      {hasTime ? `${day}, ${formats.time(instant)}` : day}
    </Box>
  )
}

export type InstantFieldProps = {
  source: string
  /** Heading of the column. */
  label?: string
  hasTime?: boolean
}
