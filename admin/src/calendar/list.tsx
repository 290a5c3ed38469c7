import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import { DataTable, List, TopToolbar } from 'react-admin'
import type { CalendarYear } from '#contract/admin/calendar.ts'
import { yearDays } from '#domain/calendar/bikram-sambat.ts'
import { weekdayText } from '../fulfilment/deliveries/delivery-words.tsx'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NewButton } from '../ui/new-button.tsx'

const empty = (
  <EmptyState
    icon={CalendarIcon}
    title={t('No years yet')}
    text={t('Invoices take their Nepali dates from these years.')}
  />
)

const Column = DataTable.Col<CalendarYear>

/** Bikram Sambat years; invoices are dated by them. */
export default function CalendarYearList() {
  const mayWrite = useCan('settings.write')
  return (
    <List
      title={t('Calendar')}
      sort={{ field: 'year', order: 'DESC' }}
      exporter={false}
      empty={empty}
      actions={<TopToolbar>{mayWrite && <NewButton />}</TopToolbar>}
    >
      <DataTable
        rowClick={(_id, _resource, { isLast }) => (isLast && mayWrite ? 'edit' : false)}
        bulkActionButtons={false}
      >
        <Column source="year" label={t('Year (BS)')} render={({ year }) => formats.digits(String(year))} />
        <Column source="startsOn" label={t('From')} disableSort render={({ startsOn }) => weekdayText(startsOn)} />
        <Column source="endsOn" label={t('To')} disableSort render={({ endsOn }) => weekdayText(endsOn)} />
        <Column
          source="days"
          label={t('Days')}
          align="right"
          disableSort
          render={({ daysInMonth }) => formats.number(yearDays(daysInMonth))}
        />
        <Column
          source="daysInMonth"
          label={t('Days per month')}
          disableSort
          render={({ daysInMonth }) => formats.digits(daysInMonth.join(' '))}
        />
      </DataTable>
    </List>
  )
}
