import { useState } from 'react'
import { DayPicker, type DropdownProps } from 'react-day-picker'
import { type CalendarDay, MAX_AGE_YEARS, dayInNepal } from '#domain/accounts/birth-date.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './birth-date-panel.module.css'

/** Month that the calendar opens with when no date is set. */
const USUAL_AGE_YEARS = 25

type CalendarProps = {
  /** The date set so far. */
  known: CalendarDay | null
  /** Null clears the date. */
  onAccept: (day: CalendarDay | null) => void
}

/** A calendar of all possible birth years. Nothing is set before the visitor accepts it. */
export default function BirthDatePanel({
  isOpen,
  onClose,
  ...calendar
}: CalendarProps & { isOpen: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Panel
      side="centre"
      width="400px"
      isShort
      title={text('account.birth-date')}
      closeLabel={text('account.close-calendar')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Calendar {...calendar} />
    </Panel>
  )
}

function Calendar({ known, onAccept }: CalendarProps) {
  const text = useText()
  const format = useFormat()
  const [chosen, setChosen] = useState(known === null ? undefined : localDate(known))
  const [today] = useState(() => localDate(dayInNepal(new Date())))
  const years = (ago: number) => new Date(today.getFullYear() - ago, today.getMonth(), today.getDate())
  const captionOf = (date: Date) => `${format.month(date.getMonth() + 1)} ${format.digits(String(date.getFullYear()))}`
  return (
    <div className={styles.panel}>
      <DayPicker
        mode="single"
        className={styles.calendar!}
        classNames={classNames}
        components={components}
        captionLayout="dropdown"
        navLayout="around"
        reverseYears
        fixedWeeks
        today={today}
        disabled={{ after: today }}
        startMonth={years(MAX_AGE_YEARS)}
        endMonth={today}
        defaultMonth={chosen ?? years(USUAL_AGE_YEARS)}
        labels={{
          labelPrevious: () => text('account.month-before'),
          labelNext: () => text('account.month-after'),
          labelMonthDropdown: () => text('account.month'),
          labelYearDropdown: () => text('account.year'),
          labelDayButton: (date) => format.date(calendarDay(date)),
          labelWeekday: (date) => format.weekday(date.getDay()),
          labelGrid: captionOf,
        }}
        formatters={{
          formatMonthDropdown: (date) => format.month(date.getMonth() + 1),
          formatYearDropdown: (date) => format.digits(String(date.getFullYear())),
          formatWeekdayName: (date) => format.weekday(date.getDay()),
          formatDay: (date) => format.digits(String(date.getDate())),
          formatCaption: captionOf,
        }}
        selected={chosen}
        onSelect={setChosen}
      />
      <div className={styles.foot}>
        <Button kind="outline" onClick={() => onAccept(null)}>
          {text('account.clear-date')}
        </Button>
        <Button disabled={!chosen} onClick={() => onAccept(calendarDay(chosen!))}>
          {text('account.accept-date')}
        </Button>
      </div>
    </div>
  )
}

const classNames = {
  month: styles.month,
  button_previous: styles.turn,
  button_next: styles.turn,
  dropdowns: styles.dropdowns,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
} as Record<string, string>

const components = { Dropdown, Chevron }

function Dropdown(dropdown: DropdownProps) {
  const { options, className: _, ...select } = dropdown
  return (
    <span className={styles.dropdown}>
      <select {...select}>
        {options?.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  )
}

function Chevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  return <Icon name={orientation === 'right' ? 'chevron-right' : 'chevron-left'} size={20} />
}

/** The calendar works in the device's time zone; only year, month and day matter. */
function localDate(day: CalendarDay): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date)
}

function calendarDay(date: Date): CalendarDay {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
