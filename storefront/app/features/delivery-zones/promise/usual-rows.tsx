import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useOrderPrice } from '../../cart/cart-signals.ts'
import { daysText } from '../day-texts.ts'
import { BoxRows } from './box-rows.tsx'
import styles from './promise-box.module.css'
import { openDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'
import { useFreeWords, type ShownPiece } from './with-cart.ts'

type UsualRowsProps = { piece: ShownPiece; hasFailed: boolean }

/** The usual days and cost, before a district is chosen. A sold-out piece has no days. */
export function UsualRows({ piece, hasFailed }: UsualRowsProps) {
  const text = useText()
  const format = useFormat()
  const shell = useShell()
  const ordered = useOrderPrice()(piece)
  const free = useFreeWords(piece, shell?.settings.freeShippingOver ?? 0)
  const isSoldOut = piece.countInStock === 0
  const { standard, express } = (!isSoldOut && shell?.usualDays) || {}
  const days = isSoldOut
    ? text('product.sold-out')
    : standard && text('delivery.within', { days: daysText(text, standard) })
  return (
    <BoxRows
      icon="pin"
      title={text('delivery.when')}
      cost={hasFailed ? <Failed /> : days}
      express={express && text('delivery.express-where-offered', { days: daysText(text, express) })}
      terms={shell && termsOf(shell.settings)}
    />
  )

  function termsOf({ freeShippingOver, shippingFee }: { freeShippingOver: number; shippingFee: number }) {
    const over = format.money(freeShippingOver)
    if (ordered <= freeShippingOver) return text('delivery.fitting', { cost: format.money(shippingFee), over })
    return free === 'delivery.free' ? text('delivery.fitting-free', { over }) : text(free)
  }
}

function Failed() {
  const text = useText()
  return (
    <span role="alert" className={styles.failed}>
      {text('delivery.failed')}
      <Button kind="outline" size="small" onClick={() => void openDesk()}>
        {text('error.again')}
      </Button>
    </span>
  )
}

export function LoadingRows() {
  const line = <Skeleton className={styles.loading} />
  return <BoxRows icon="truck" title={line} cost={line} />
}
