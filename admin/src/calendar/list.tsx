import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { DataTable, List, TopToolbar } from 'react-admin'
import type { CalendarYear } from '#contract/admin/calendar.ts'
import { yearDays } from '#domain/calendar/bikram-sambat.ts'
import { weekdayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NewButton } from '../ui/new-button.tsx'

const empty = (
  <EmptyState icon={CalendarIcon} title="No years yet" text="Invoices take their Nepali dates from these years." />
)

const Column = DataTable.Col<CalendarYear>

/** Bikram Sambat years; invoices are dated by them. */
export default function CalendarYearList() {
  const mayWrite = useCan('settings.write')
  return (
    <List
      title="Calendar"
      sort={{ field: 'year', order: 'DESC' }}
      exporter={false}
      empty={empty}
      actions={<TopToolbar>{mayWrite && <NewButton />}</TopToolbar>}
    >
      <DataTable
        rowClick={(_id, _resource, { isLast }) => (isLast && mayWrite ? 'edit' : false)}
        bulkActionButtons={false}
      >
        <Column source="year" label="Year (BS)" />
        <Column source="startsOn" label="From" disableSort render={({ startsOn }) => weekdayText(startsOn)} />
        <Column source="endsOn" label="To" disableSort render={({ endsOn }) => weekdayText(endsOn)} />
        <Column source="days" align="right" disableSort render={({ daysInMonth }) => yearDays(daysInMonth)} />
        <Column
          source="daysInMonth"
          label="Days per month"
          disableSort
          render={({ daysInMonth }) => daysInMonth.join(' ')}
        />
      </DataTable>
    </List>
  )
}
