import type { PromisedPiece } from '#domain/delivery-zones/delivery-promise.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useGoodsInCart } from '../../cart/cart-signals.ts'
import { daysText } from '../day-texts.ts'
import { BoxRows } from './box-rows.tsx'
import styles from './promise-box.module.css'
import { openDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'
import { useFreeWords } from './with-cart.ts'

type UsualRowsProps = { piece: PromisedPiece; hasFailed: boolean }

/** The usual days and cost, before a district is chosen. A sold-out piece has no days. */
export function UsualRows({ piece: { price, countInStock }, hasFailed }: UsualRowsProps) {
  const text = useText()
  const format = useFormat()
  const shell = useShell()
  const goods = useGoodsInCart()
  const free = useFreeWords(price, shell?.settings.freeShippingOver ?? 0)
  const isSoldOut = countInStock === 0
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
    if (price + goods <= freeShippingOver) return text('delivery.fitting', { cost: format.money(shippingFee), over })
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
