import { useState } from 'react'
import { Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { daysIn, lastDays, MOST_DAYS, type Period } from '#domain/insights/periods.ts'
import { t } from '../language/t.ts'
import { nepalToday } from '../ui/formats.ts'

const lengths = ['7', '30', '90', '365'] as const

type Changes = Record<string, string | null>

type PeriodChoiceProps = { params: URLSearchParams; change: (changes: Changes) => void }

/** The last days, or those between two. */
export function PeriodChoice({ params, change }: PeriodChoiceProps) {
  const [typed, setTyped] = useState<Partial<Period>>({})
  const [from, until] = [params.get('from'), params.get('until')]
  const days = lengths.find((length) => length === params.get('days')) ?? '30'
  const asked = from === null ? lastDays(Number(days), nepalToday()) : { from, until: until ?? nepalToday() }
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={from === null ? days : null}
        aria-label={t('Period')}
        onChange={(_event, chosen: string | null) => {
          if (chosen === null) return
          setTyped({})
          change({ days: chosen, from: null, until: null })
        }}
      >
        {lengths.map((length) => (
          <ToggleButton key={length} value={length}>
            {t('%{days} days', { days: Number(length) })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Days
        period={{ ...asked, ...typed }}
        take={(period) => {
          const isWhole = problemOf(period) === undefined && !isToCome(period)
          setTyped(isWhole ? {} : period)
          if (isWhole) change({ ...period, days: null })
        }}
      />
    </Stack>
  )
}

/** Two days that count once both are typed. */
function Days({ period, take }: { period: Period; take: (period: Period) => void }) {
  const problem = problemOf(period)
  return (
    <>
      <TextField
        type="date"
        label={t('From')}
        value={period.from}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => take({ ...period, from: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: nepalToday() } }}
        sx={{ width: 160 }}
      />
      <TextField
        type="date"
        label={t('Until')}
        value={period.until}
        error={isToCome(period)}
        helperText={isToCome(period) && t('Has not begun yet')}
        onChange={({ target }) => take({ ...period, until: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: nepalToday() } }}
        sx={{ width: 160 }}
      />
    </>
  )
}

function isToCome({ until }: Period): boolean {
  return until > nepalToday()
}

/** Why two days are no period; '' while one of them is not typed yet. */
function problemOf({ from, until }: Period): string | undefined {
  if (from < '1900' || until < '1900') return ''
  if (from > until) return t('Before the last day')
  return daysIn({ from, until }) > MOST_DAYS ? t('At most %{days} days', { days: MOST_DAYS }) : undefined
}
