import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useOrderPrice } from '../../cart/cart-signals.ts'
import { daysText } from '../day-texts.ts'
import styles from './promise-line.module.css'
import type { ShownPiece } from './with-cart.ts'
import { useShell } from './use-shell.ts'
import { useDesk } from './use-desk.ts'

/**
 * When a piece arrives and, below, what that costs: the usual days in the served page. Once scripts run, the day in the
 * chosen district, and how it is paid. It is as high with one as with the other.
 */
export function PromiseLine({ piece }: { piece: ShownPiece }) {
  const { desk } = useDesk()
  return (
    <p className={styles.line}>
      {desk ? <desk.PromiseWords zones={desk.zones} piece={piece} /> : <UsualWords piece={piece} />}
    </p>
  )
}

/** Nothing for a piece that is sold out: no district is known that it could be made for. */
function UsualWords({ piece }: { piece: ShownPiece }) {
  const text = useText()
  const format = useFormat()
  const shell = useShell()
  const ordered = useOrderPrice()(piece)
  const days = shell?.usualDays?.standard
  if (!shell || !days || piece.countInStock === 0) return null
  const { freeShippingOver, shippingFee } = shell.settings
  return (
    <>
      {text('delivery.within', { days: daysText(text, days) })}{' '}
      <span>
        {text('delivery.cost', {
          cost: ordered > freeShippingOver ? text('delivery.free') : format.money(shippingFee),
        })}
      </span>
    </>
  )
}
