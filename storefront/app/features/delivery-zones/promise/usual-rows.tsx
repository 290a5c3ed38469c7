import type { ReactNode } from 'react'
import { isMadeToOrder } from '#domain/delivery-zones/made-to-order.ts'
import type { Rupees } from '#domain/money.ts'
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

type UsualRowsProps = {
  piece: ShownPiece
  hasFailed: boolean
  renderCustomOrder: (words: string) => ReactNode
}

/** The usual days and cost, before a district is chosen. A sold-out piece has days only if it is made for its buyer. */
export function UsualRows({ piece, hasFailed, renderCustomOrder }: UsualRowsProps) {
  const text = useText()
  const format = useFormat()
  const shell = useShell()
  const ordered = useOrderPrice()(piece)
  const free = useFreeWords(piece, shell?.settings.freeShippingOver ?? 0)
  const { standard, express } = shell?.usualDays ?? {}
  const terms = shell && termsOf(shell.settings)
  if (isMadeToOrder(piece)) {
    const { madeInDays } = piece
    const days = standard && daysText(text, { min: standard.min + madeInDays, max: standard.max + madeInDays })
    return (
      <BoxRows
        icon="hammer"
        title={text('delivery.when')}
        when={days && text('delivery.within', { days })}
        cost={hasFailed ? <Failed /> : renderCustomOrder(text('delivery.ask-for-it'))}
        express={text('shop.half')}
        terms={terms}
      />
    )
  }
  const isSoldOut = piece.countInStock === 0
  const days = isSoldOut
    ? text('product.sold-out')
    : standard && text('delivery.within', { days: daysText(text, standard) })
  return (
    <BoxRows
      icon="pin"
      title={text('delivery.when')}
      cost={hasFailed ? <Failed /> : days}
      express={!isSoldOut && express && text('delivery.express-where-offered', { days: daysText(text, express) })}
      terms={terms}
    />
  )

  function termsOf({ freeShippingOver, shippingFee }: Fees) {
    const over = format.money(freeShippingOver)
    if (ordered <= freeShippingOver) return text('delivery.fitting', { cost: format.money(shippingFee), over })
    return free === 'delivery.free' ? text('delivery.fitting-free', { over }) : text(free)
  }
}

type Fees = { freeShippingOver: Rupees; shippingFee: Rupees }

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
