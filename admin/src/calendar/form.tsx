import { Alert, Box, Typography } from '@mui/material'
import { NumberInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { englishMonths } from '#domain/calendar/bikram-sambat-months.ts'
import { MONTH_DAYS, yearDays } from '#domain/calendar/bikram-sambat.ts'
import { formats, said, t } from '../language/t.ts'

const weekdays = [t('Sunday'), t('Monday'), t('Tuesday'), t('Wednesday'), t('Thursday'), t('Friday'), t('Saturday')]
const weekdayChoices = weekdays.map((name, id) => ({ id, name }))

/** Inputs for a year's published calendar. `startsOn` is the Gregorian day after the end of the previous year. */
export function CalendarYearForm({ startsOn }: { startsOn: string }) {
  return (
    <>
      <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
        {t(
          'Copy the month lengths from the government’s published calendar. Invoice dates depend on them, and past dates can no longer be changed. 1 Baisakh is %{startsOn}.',
          { startsOn: formats.day(startsOn) },
        )}
      </Alert>
      <Box sx={columns}>
        <NumberInput source="year" label={t('Year (BS)')} readOnly />
        <SelectInput
          source="firstWeekday"
          label={t('Weekday of 1 Baisakh')}
          choices={weekdayChoices}
          validate={required()}
          helperText={t('From the published calendar')}
        />
      </Box>
      <Box sx={columns}>
        {englishMonths.map((month, index) => (
          <NumberInput
            key={month}
            source={`daysInMonth.${index}`}
            label={t('Days in %{month}', { month: said(month) })}
            min={MONTH_DAYS.min}
            max={MONTH_DAYS.max}
            validate={required()}
          />
        ))}
      </Box>
      <Total />
    </>
  )
}

function Total() {
  const months: (number | null)[] = useWatch({ name: 'daysInMonth' })
  return (
    <Typography role="status">
      {t('Total: %{days} days (must be 365 or 366)', { days: yearDays(months.map(Number)) })}
    </Typography>
  )
}

const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
  width: '100%',
}
