import { useState } from 'react'
import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material'
import type { ReportYears } from '#contract/admin/reports.ts'
import { ONE_LAKH } from '#domain/reports/one-lakh.ts'
import { reportChoices, type ReportChoice, type ReportName } from '#domain/reports/report-names.ts'
import { groupLakhs } from '#domain/money.ts'
import type { Query } from '../api.ts'
import { formats, t } from '../language/t.ts'
import { nepalToday } from '../ui/formats.ts'
import { readRupees } from '../ui/read-rupees.ts'
import { serverName } from './server-name.ts'

type ChoicesProps = {
  name: ReportName
  years: ReportYears
  asked: Query
  change: (changes: Record<string, string | null>) => void
}

const calendars = [
  { value: 'bs', label: t('Bikram Sambat') },
  { value: 'ad', label: t('Gregorian') },
]

/** What can be chosen in a report: its period, its form or its limit. */
export function Choices({ name, years, asked, change }: ChoicesProps) {
  const fields = reportChoices[name] as readonly ReportChoice[]
  const has = (field: ReportChoice) => fields.includes(field)
  const year = years.years.find((one) => String(one.year) === asked['year']) ?? years.years[0]
  return (
    <Stack direction="row" sx={{ flex: '1 1 auto', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {has('year') && (
        <TextField
          select
          label={t('Fiscal year')}
          value={year?.year ?? ''}
          onChange={({ target }) => change({ year: target.value, month: null })}
          sx={{ width: 140 }}
        >
          {years.years.map((one) => (
            <MenuItem key={one.year} value={one.year}>
              {formats.digits(one.name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('month') && (
        <TextField
          select
          label={t('Month')}
          value={asked['month'] ?? 'all'}
          onChange={({ target }) => change({ month: target.value === 'all' ? null : target.value })}
          sx={{ width: 180 }}
        >
          <MenuItem value="all">{t('Whole year')}</MenuItem>
          {year?.months.map((one) => (
            <MenuItem key={one.month} value={String(one.month)}>
              {serverName(one.name)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('calendar') && (
        <TextField
          select
          label={t('Months')}
          value={asked['calendar'] ?? 'bs'}
          onChange={({ target }) => change({ calendar: target.value === 'bs' ? null : target.value })}
          sx={{ width: 180 }}
        >
          {calendars.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {has('goods') && (
        <FormControlLabel
          label={t('Columns for goods')}
          control={
            <Switch
              checked={asked['goods'] === 'true'}
              onChange={({ target }) => change({ goods: target.checked ? 'true' : null })}
            />
          }
        />
      )}
      {has('limit') && <Limit value={Number(asked['limit'] ?? ONE_LAKH)} onChange={(limit) => change({ limit })} />}
      {has('day') && (
        <TextField
          type="date"
          label={t('At the end of')}
          value={asked['day'] ?? nepalToday()}
          onChange={({ target }) => change({ day: target.value === nepalToday() ? null : target.value })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: nepalToday() } }}
          sx={{ width: 180 }}
        />
      )}
    </Stack>
  )
}

/** The limit of the one lakh list; it counts once the field is left. */
function Limit({ value, onChange }: { value: number; onChange: (limit: string | null) => void }) {
  const [typed, setTyped] = useState(groupLakhs(value))
  const read = readRupees(typed)
  const isWrong = typeof read !== 'number' || read < 1
  return (
    <TextField
      label={t('From (Nrs., without VAT)')}
      value={typed}
      error={isWrong}
      helperText={isWrong ? t('Whole rupees, such as 1,00,000') : undefined}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => !isWrong && read !== value && onChange(read === ONE_LAKH ? null : String(read))}
      onKeyDown={({ key, currentTarget }) =>
        key === 'Enter' && (currentTarget as HTMLElement).querySelector('input')?.blur()
      }
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      sx={{ width: 220 }}
    />
  )
}
