import { FormControlLabel, Checkbox, MenuItem, TextField } from '@mui/material'

type Named = { label: string; helperText?: string }

/** Controlled fields for dialogs, starting with multi-line text. */
export function WordsField({ value, onChange, rows = 3, ...named }: Named & Typed<string> & { rows?: number }) {
  return (
    <TextField
      {...named}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      multiline
      minRows={rows}
      maxRows={12}
      fullWidth
    />
  )
}

export function LineField({ value, onChange, ...named }: Named & Typed<string>) {
  return <TextField {...named} value={value} onChange={(event) => onChange(event.target.value)} fullWidth />
}

/** Date input, `2026-11-24`; '' for none. */
export function DayField({ value, onChange, min, ...named }: Named & Typed<string> & { min?: string }) {
  return (
    <TextField
      {...named}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
    />
  )
}

export function ChoiceField<Value extends string>({
  value,
  onChange,
  choices,
  ...named
}: Named & Typed<Value> & { choices: readonly { id: Value; name: string }[] }) {
  return (
    <TextField {...named} select value={value} onChange={(event) => onChange(event.target.value as Value)} fullWidth>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Input for a whole number; its value is the text as typed. */
export function WholeField({ value, onChange, ...named }: Named & Typed<string>) {
  return (
    <TextField
      {...named}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}

export function CheckField({ value, onChange, label }: { label: string } & Typed<boolean>) {
  return (
    <FormControlLabel
      control={<Checkbox checked={value} onChange={(event) => onChange(event.target.checked)} />}
      label={label}
    />
  )
}

type Typed<Value> = { value: Value; onChange: (value: Value) => void }
