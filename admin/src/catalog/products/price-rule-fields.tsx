import { useState } from 'react'
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import type { PricePreviewBody } from '#contract/admin/catalog/prices.ts'
import { formats, t } from '../../language/t.ts'

export type PriceRule = Omit<PricePreviewBody, 'productIds'>

export const usualRule: PriceRule = { kind: 'percent', amount: -10, roundTo: 100, showOld: true }

type PriceRuleFieldsProps = { rule: PriceRule; onChange: (rule: PriceRule) => void }

/** Fields of a rule that changes prices. `amount` is NaN while it is empty or invalid. */
export function PriceRuleFields({ rule, onChange }: PriceRuleFieldsProps) {
  const [typed, setTyped] = useState(String(rule.amount))
  return (
    <>
      <TextField
        label={t('Change by')}
        value={typed}
        helperText={t('Negative values lower the price')}
        onChange={({ target: { value } }) => {
          setTyped(value)
          onChange({ ...rule, amount: value.trim() === '' ? Number.NaN : Number(value.replace('−', '-')) })
        }}
        error={!isComplete(rule)}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <TextField
        select
        label={t('Unit')}
        value={rule.kind}
        onChange={({ target }) => onChange({ ...rule, kind: target.value as PriceRule['kind'] })}
      >
        <MenuItem value="percent">{t('Percent')}</MenuItem>
        <MenuItem value="rupees">{t('Rupees')}</MenuItem>
      </TextField>
      <TextField
        select
        label={t('Round up to')}
        value={rule.roundTo}
        onChange={({ target }) => onChange({ ...rule, roundTo: Number(target.value) })}
      >
        {[1, 10, 50, 100, 500, 1_000].map((step) => (
          <MenuItem key={step} value={step}>
            {formats.money(step)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        sx={{ flex: 'none' }}
        control={<Checkbox checked={rule.showOld} onChange={(_, showOld) => onChange({ ...rule, showOld })} />}
        label={t('Show the old price where permitted')}
      />
    </>
  )
}

export function isComplete({ amount }: PriceRule): boolean {
  return Number.isFinite(amount)
}
