import { useState } from 'react'
import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { Insight } from '#contract/admin/insights.ts'
import { nepalToday } from '../ui/formats.ts'

const lengths = ['7', '30', '90', '365'] as const

type Changes = Record<string, string | null>

type PeriodChoiceProps = {
  params: URLSearchParams
  /** The period that is shown; undefined until it is known. */
  period: Insight['period'] | undefined
  change: (changes: Changes) => void
}

/** The last days, or those between two. */
export function PeriodChoice({ params, period, change }: PeriodChoiceProps) {
  const isNamed = params.has('from')
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={isNamed ? null : (params.get('days') ?? '30')}
        aria-label="Period"
        onChange={(_event, days: string | null) => days && change({ days, from: null, until: null })}
      >
        {lengths.map((days) => (
          <ToggleButton key={days} value={days}>
            {days} days
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {period && <Days key={`${period.from} ${period.until}`} period={period} change={change} />}
    </Stack>
  )
}

/** Two days that count once both are typed. */
function Days({ period, change }: Pick<PeriodChoiceProps, 'change'> & { period: Insight['period'] }) {
  const [typed, setTyped] = useState(period)
  const take = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes }
    setTyped(next)
    const isWhole = next.from >= '1900' && next.from <= next.until && next.until <= nepalToday()
    if (isWhole) change({ ...next, days: null })
  }
  const isBackwards = typed.from !== '' && typed.until !== '' && typed.from > typed.until
  return (
    <>
      <TextField
        type="date"
        label="From"
        value={typed.from}
        error={isBackwards}
        helperText={isBackwards ? 'Before the last day' : undefined}
        onChange={({ target }) => take({ from: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: nepalToday() } }}
        sx={{ width: 160 }}
      />
      <TextField
        type="date"
        label="Until"
        value={typed.until}
        onChange={({ target }) => take({ until: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: nepalToday() } }}
        sx={{ width: 160 }}
      />
    </>
  )
}
