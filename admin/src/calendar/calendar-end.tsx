import { Alert, Button } from '@mui/material'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import { formats, t } from '../language/t.ts'
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
            {t('Add next year')}
          </Button>
        )
      }
    >
      {daysLeft < 0
        ? t('The Nepali calendar ended on %{day}.', { day: formats.day(lastDay) })
        : t('The Nepali calendar ends on %{day}.', { day: formats.day(lastDay) })}{' '}
      {daysLeft < 0 ? endedText(mayAdd) : endsText(mayAdd)}
    </Alert>
  )
}

function endedText(mayAdd: boolean): string {
  return mayAdd
    ? t('No invoices can be issued until you add the next year.')
    : t('No invoices can be issued until an owner adds the next year.')
}

function endsText(mayAdd: boolean): string {
  return mayAdd
    ? t('After that, no invoices can be issued until you add the next year.')
    : t('After that, no invoices can be issued until an owner adds the next year.')
}
