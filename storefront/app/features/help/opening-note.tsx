import type { Holiday } from '#contract/help.ts'
import type { OpeningHours } from '#contract/settings.ts'
import type { Formats } from '#domain/language/formats.ts'
import { type OpeningState, openingState } from '#domain/stores/opening-hours.ts'
import { useFormat } from '../../format.ts'
import { type Text, useText } from '../../messages/text.ts'
import { useNow } from '../delivery-zones/use-now.ts'
import styles from './support-facts.module.css'

type OpeningNoteProps = { hours: readonly OpeningHours[]; holidays: readonly Holiday[] }

/** Says whether support is open now. Rendered in the browser only, since a cached page would be outdated. */
export function OpeningNote({ hours, holidays }: OpeningNoteProps) {
  const text = useText()
  const format = useFormat()
  const state = openingState(
    hours,
    holidays.map(({ day }) => day),
    useNow(),
  )
  return (
    <p className={styles.state} data-open={state.isOpen || undefined}>
      {stateText(state, text, format)}
    </p>
  )
}

function stateText(state: OpeningState, text: Text, { timeOfDay, shortDay }: Formats): string {
  if (state.isOpen) return text('help.open-until', { time: timeOfDay(state.closes) })
  if (!state.next) return text('help.closed')
  const { day, inDays, opens } = state.next
  const time = timeOfDay(opens)
  if (inDays === 0) return text('help.opens-today', { time })
  return inDays === 1 ? text('help.opens-tomorrow', { time }) : text('help.opens-on', { day: shortDay(day), time })
}
