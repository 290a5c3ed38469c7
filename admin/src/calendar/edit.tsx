import { useRecordContext } from 'react-admin'
import type { CalendarYear } from '#contract/admin/calendar.ts'
import { EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { CalendarYearForm } from './form.tsx'

export default function CalendarYearEdit() {
  return (
    <EditPage
      removal={t(
        'Only a year that has not started can be deleted. No invoices can be issued for its days until it is added again.',
      )}
    >
      <Year />
    </EditPage>
  )
}

function Year() {
  const startsOn = useRecordContext<CalendarYear>()?.startsOn
  return startsOn && <CalendarYearForm startsOn={startsOn} />
}
