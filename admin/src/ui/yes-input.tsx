import { Chip } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'

/** A filter that is on or not there at all: a chip to switch. The list is asked with `true`. */
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
