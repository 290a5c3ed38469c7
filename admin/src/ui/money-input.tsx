import { useState } from 'react'
import { InputAdornment, TextField } from '@mui/material'
import { useInput, type InputProps } from 'react-admin'
import { groupLakhs } from '#domain/money.ts'
import { t } from '../language/t.ts'
import { InputHelp, InputTitle } from './input-parts.tsx'
import { readRupees, rupeesProblem } from './read-rupees.ts'

export type MoneyInputProps = Pick<InputProps, 'source' | 'label' | 'validate' | 'helperText' | 'defaultValue'> & {
  readOnly?: boolean
}

/**
 * Input for whole rupees. Accepts `112500`, `1,12,500` and Devanagari digits, and groups by lakhs on blur. The form
 * value is a number, or null while it is empty.
 */
export function MoneyInput({ source, label, helperText, readOnly = false, validate, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<string>()
  const { field, fieldState, id, isRequired } = useInput({
    source,
    ...rest,
    validate: [...[validate ?? []].flat(), rupeesProblem],
    format: (value) => value ?? null,
    parse: (value) => value,
  })

  function leave() {
    // An invalid value stays as typed, beside its error.
    if (typeof field.value !== 'string') setTyped(undefined)
    field.onBlur()
  }

  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      label={<InputTitle label={label} source={source} isRequired={isRequired} />}
      value={typed ?? shown(field.value)}
      onChange={({ target }) => {
        setTyped(target.value)
        field.onChange(readRupees(target.value))
      }}
      onBlur={leave}
      error={fieldState.invalid}
      helperText={<InputHelp error={fieldState.error} text={helperText} />}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { readOnly, startAdornment: <InputAdornment position="start">{t('Nrs.')}</InputAdornment> },
      }}
    />
  )
}

function shown(value: unknown): string {
  return typeof value === 'number' ? groupLakhs(value) : String(value ?? '')
}
