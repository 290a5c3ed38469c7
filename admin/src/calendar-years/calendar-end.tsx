import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { englishFormats } from '#domain/english-formats.ts'
import { useCan } from '../session/use-can.ts'

/** Says that the calendar ends, with the way to add its next year for those who may. */
export function CalendarEnd({ lastDay, daysLeft }: NonNullable<Dashboard['calendarEnd']>) {
  const mayAdd = useCan('settings.write')
  return (
    <Alert
      severity={daysLeft < 0 ? 'error' : 'warning'}
      action={
        mayAdd && (
          <Button component={Link} to="/calendar-years/create" color="inherit">
            Add the next year
          </Button>
        )
      }
    >
      {daysLeft < 0 ? 'Nepal’s calendar ended on' : 'Nepal’s calendar ends on'} {englishFormats.day(lastDay)}.{' '}
      {daysLeft < 0 ? 'Invoices wait' : 'After that day invoices wait'} until {mayAdd ? 'you add' : 'an owner adds'} the
      next year.
    </Alert>
  )
}
