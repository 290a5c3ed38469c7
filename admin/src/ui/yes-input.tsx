import { Chip } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'

/** Chip that switches a filter on or off. The list's query has `true`, or no such parameter. */
export function YesInput({ source, label }: Required<Pick<InputProps, 'source'>> & { label: string }) {
  const { field } = useInput({ source, defaultValue: 'true' })
  const isOn = field.value === 'true'
  return (
    <Chip
      label={label}
      color={isOn ? 'primary' : 'default'}
      variant={isOn ? 'filled' : 'outlined'}
      role="switch"
      aria-checked={isOn}
      onClick={() => field.onChange(isOn ? '' : 'true')}
      sx={{ my: 1 }}
    />
  )
}
