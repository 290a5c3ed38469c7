import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import { useText } from '../../../messages/text.ts'
import { daysText } from '../day-texts.ts'
import styles from './arrives-line.module.css'
import { useDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'

type ArrivesLineProps = {
  piece: PromisedPiece
  /** Fee of the whole order, whole rupees; the line then says how it is paid, too. */
  cost?: number
}

/** When a piece of a cart or list arrives: in the chosen district, or the usual days. */
export function ArrivesLine({ piece, cost }: ArrivesLineProps) {
  const { desk } = useDesk()
  return (
    <p className={styles.arrives}>
      {desk ? <desk.ArrivesWords zones={desk.zones} piece={piece} cost={cost} /> : <UsualDays piece={piece} />}
    </p>
  )
}

function UsualDays({ piece: { countInStock } }: Pick<ArrivesLineProps, 'piece'>) {
  const text = useText()
  const days = useShell()?.usualDays?.standard
  if (!days || countInStock === 0) return null
  return text('delivery.within', { days: daysText(text, days) })
}
