import type { CustomRequestRow } from '#contract/custom-requests.ts'
import { useText } from '../../messages/text.ts'
import styles from './request-status.module.css'
import { shownState } from './shown-state.ts'

const looks = {
  requested: styles.waiting,
  quoted: styles.offer,
  'quote-over': styles.over,
  accepted: styles.ordered,
  expired: styles.over,
  declined: styles.over,
  withdrawn: styles.over,
  refused: styles.over,
}

/** A request's state, in its color. */
export function RequestStatus({ request }: { request: Pick<CustomRequestRow, 'state' | 'quote' | 'order'> }) {
  const text = useText()
  const state = shownState(request)
  return <span className={`${styles.status} ${looks[state]}`}>{text(`piece.state.${state}`)}</span>
}
