import { TextField } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'
import { t } from '../language/t.ts'
import { InputHelp, InputTitle } from './input-parts.tsx'
import { fromNepalClock, toNepalClock } from './nepal-time.ts'

export type DayTimeInputProps = Pick<InputProps, 'source' | 'label' | 'validate' | 'helperText'>

/**
 * Date and time input in Nepal time, regardless of the browser's time zone. The form value is an ISO instant or null.
 */
export function DayTimeInput({ source, label, validate, helperText = t('Nepal time') }: DayTimeInputProps) {
  const { field, fieldState, id, isRequired } = useInput({
    source,
    ...(validate && { validate }),
    format: toNepalClock,
    parse: fromNepalClock,
  })
  return (
    <TextField
      {...field}
      id={id}
      type="datetime-local"
      label={<InputTitle label={label} source={source} isRequired={isRequired} />}
      error={fieldState.invalid}
      helperText={<InputHelp error={fieldState.error} text={helperText} />}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}
