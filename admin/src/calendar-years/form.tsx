import { Alert, Box, Typography } from '@mui/material'
import { NumberInput, required, SelectInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { englishMonths } from '#domain/bikram-sambat-months.ts'
import { MONTH_DAYS, yearDays } from '#domain/bikram-sambat.ts'
import { englishFormats } from '#domain/english-formats.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const weekdayChoices = weekdays.map((name, id) => ({ id, name }))

/** What the published calendar of a year shows. `startsOn` is the Gregorian day on which the year before ends, plus one. */
export function CalendarYearForm({ startsOn }: { startsOn: string }) {
  return (
    <>
      <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
        Copy the months from the calendar that the government has published. Invoices are dated by them, and dates that
        have passed cannot be changed any more. 1 Baisakh is {englishFormats.day(startsOn)}.
      </Alert>
      <Box sx={columns}>
        <NumberInput source="year" label="Year (BS)" readOnly />
        <SelectInput
          source="firstWeekday"
          label="Weekday of 1 Baisakh"
          choices={weekdayChoices}
          validate={required()}
          helperText="As the published calendar shows it"
        />
      </Box>
      <Box sx={columns}>
        {englishMonths.map((month, index) => (
          <NumberInput
            key={month}
            source={`daysInMonth.${index}`}
            label={`Days of ${month}`}
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
  return <Typography role="status">{yearDays(months.map(Number))} of 365 or 366 days</Typography>
}

const columns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
  width: '100%',
}
