import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import styles from './day-choice.module.css'
import type { SlotDay } from './use-slots.ts'

type DayChoiceProps = {
  days: readonly SlotDay[]
  chosen: string | undefined
  error: string | undefined
  onChoose: (day: string) => void
}

/** The days as in a calendar. It includes full days, so that nobody searches for them. */
export function DayChoice({ days, chosen, error, onChoose }: DayChoiceProps) {
  const text = useText()
  const format = useFormat()
  return (
    <FieldGroup isChoice legend={text('deliveries.day')} error={error}>
      <div className={styles.days}>
        {days.map(({ day, slots }) => {
          const isFull = slots.every(({ isFree }) => !isFree)
          const named = format.shortDay(day)
          const [weekday, date] = format.shortDay(day, { month: false }).split(' ')
          // Nepali puts the month before the day.
          const month = named.split(' ').find((part) => part !== weekday && part !== date)
          return (
            <label key={day} className={styles.day}>
              <input
                type="radio"
                name="day"
                value={day}
                checked={day === chosen}
                disabled={isFull}
                aria-label={isFull ? text('deliveries.day-full', { day: named }) : named}
                onChange={() => onChoose(day)}
              />
              <span>{weekday}</span>
              <span className={styles.date}>{date}</span>
              <span>{isFull ? text('deliveries.full') : month}</span>
            </label>
          )
        })}
      </div>
    </FieldGroup>
  )
}
