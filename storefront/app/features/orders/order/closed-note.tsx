import type { OpeningHours } from '#contract/settings.ts'
import { openingState } from '#domain/stores/opening-hours.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useNow } from '../../delivery-zones/use-now.ts'

type ClosedNoteProps = { hours: readonly OpeningHours[]; className?: string | undefined }

/**
 * Says that nobody answers at the shop now, and when it opens; nothing while it is open. Holidays are not known here, so it
 * names the usual hours.
 */
export function ClosedNote({ hours, className }: ClosedNoteProps) {
  const text = useText()
  const { timeOfDay, shortDay } = useFormat()
  const state = openingState(hours, [], useNow())
  if (state.isOpen || !state.next) return null
  const { day, inDays, opens } = state.next
  const time = timeOfDay(opens)
  const said =
    inDays < 2
      ? text(inDays === 0 ? 'order.closed-today' : 'order.closed-tomorrow', { time })
      : text('order.closed-on', { day: shortDay(day), time })
  return <p className={className}>{said}</p>
}
