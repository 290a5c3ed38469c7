import { useRecordContext } from 'react-admin'
import type { CalendarYear } from '#contract/admin/calendar-years.ts'
import { EditPage } from '../content/record-pages.tsx'
import { CalendarYearForm } from './form.tsx'

export default function CalendarYearEdit() {
  return (
    <EditPage removal="Only a year that has not begun can be removed. Invoices wait until its days are known again.">
      <Year />
    </EditPage>
  )
}

function Year() {
  const startsOn = useRecordContext<CalendarYear>()?.startsOn
  return startsOn && <CalendarYearForm startsOn={startsOn} />
}
