import type { ReactNode } from 'react'
import { Stack, TextField, Typography } from '@mui/material'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { latinDigits } from '#domain/text.ts'

type Named = Parameters<typeof nameWithChoice>[1] & { name: string; sku: string }
type PiecesFieldProps = {
  row: Named
  /** What is known of the variant, after its SKU. */
  known: ReactNode
  label: string
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean
}

/** A variant of a dialog with a field for a number of pieces. */
export function PiecesField({ row, known, label, value, onChange, autoFocus = false }: PiecesFieldProps) {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography>
        {nameWithChoice(row.name, row)}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {row.sku}: {known}
        </Typography>
      </Typography>
      <TextField
        autoFocus={autoFocus}
        label={label}
        value={value}
        onChange={({ target }) => onChange(latinDigits(target.value))}
        error={!isPieces(value)}
        sx={{ width: 110, flex: 'none' }}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', 'aria-label': `${label}: ${row.sku}` } }}
      />
    </Stack>
  )
}

/** Whether a field is blank or has a number of pieces. */
export function isPieces(typed: string): boolean {
  return /^\d{0,7}$/.test(typed.trim())
}
