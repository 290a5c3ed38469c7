import { Alert, Box, Typography } from '@mui/material'
import { NumberInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { englishMonths } from '#domain/calendar/bikram-sambat-months.ts'
import { MONTH_DAYS, yearDays } from '#domain/calendar/bikram-sambat.ts'
import { englishFormats } from '#domain/language/english-formats.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekdayChoices = weekdays.map((name, id) => ({ id, name }))

/** Inputs for a year's published calendar. `startsOn` is the Gregorian day after the end of the previous year. */
export function CalendarYearForm({ startsOn }: { startsOn: string }) {
  return (
    <>
      <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
        Copy the month lengths from the government’s published calendar. Invoice dates depend on them, and past dates
        can no longer be changed. 1 Baisakh is {englishFormats.day(startsOn)}.
      </Alert>
      <Box sx={columns}>
        <NumberInput source="year" label="Year (BS)" readOnly />
        <SelectInput
          source="firstWeekday"
          label="Weekday of 1 Baisakh"
          choices={weekdayChoices}
          validate={required()}
          helperText="From the published calendar"
        />
      </Box>
      <Box sx={columns}>
        {englishMonths.map((month, index) => (
          <NumberInput
            key={month}
            source={`daysInMonth.${index}`}
            label={`Days in ${month}`}
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
  return <Typography role="status">Total: {yearDays(months.map(Number))} days (must be 365 or 366)</Typography>
}

const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
  width: '100%',
}
