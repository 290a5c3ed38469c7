import { CircularProgress } from '@mui/material'
import { useGetList } from 'react-admin'
import type { CalendarYear } from '#contract/admin/calendar.ts'
import { startAfter } from '#domain/calendar/bikram-sambat.ts'
import { CreatePage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { ReadProblem } from '../ui/read-problem.tsx'
import { CalendarYearForm } from './form.tsx'

/** Form of the year after the last one. Staff copy its months from the published calendar, so they start empty. */
export default function CalendarYearCreate() {
  const newest = { sort: { field: 'year', order: 'DESC' }, pagination: { page: 1, perPage: 1 } } as const
  const { data: [last] = [], error, isPending } = useGetList<CalendarYear>('calendar-years', newest)
  if (isPending) return <CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />
  if (error || !last) return <ReadProblem />
  return (
    <CreatePage blank={{ year: last.year + 1, firstWeekday: null, daysInMonth: Array(12).fill(null) }}>
      <CalendarYearForm startsOn={startAfter([last])} />
    </CreatePage>
  )
}
