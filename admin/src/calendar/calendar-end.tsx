import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { useCan } from '../session/staff-session.ts'

/** Warns that the calendar ends. Staff with `settings.write` get a link to add the next year. */
export function CalendarEnd({ lastDay, daysLeft }: NonNullable<Dashboard['calendarEnd']>) {
  const mayAdd = useCan('settings.write')
  return (
    <Alert
      severity={daysLeft < 0 ? 'error' : 'warning'}
      action={
        mayAdd && (
          <Button component={Link} to="/calendar-years/create" color="inherit">
            Add next year
          </Button>
        )
      }
    >
      {daysLeft < 0 ? 'The Nepali calendar ended on' : 'The Nepali calendar ends on'} {englishFormats.day(lastDay)}.{' '}
      {daysLeft < 0 ? 'No invoices can be issued' : 'After that, no invoices can be issued'} until{' '}
      {mayAdd ? 'you add' : 'an owner adds'} the next year.
    </Alert>
  )
}
