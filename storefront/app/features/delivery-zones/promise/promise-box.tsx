import { type CSSProperties, type MouseEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { useHydrated } from '../../../ui/hydration.ts'
import { useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { useOrderPrice } from '../../cart/cart-signals.ts'
import styles from './promise-box.module.css'
import { BoxRows } from './box-rows.tsx'
import { useDesk } from './use-desk.ts'
import { useShell } from './use-shell.ts'
import { LoadingRows, UsualRows } from './usual-rows.tsx'
import { nearsLimit, type ShownPiece } from './with-cart.ts'

const loadPanel = () => import('../district/district-panel.tsx')

type PromiseBoxProps = {
  piece: ShownPiece
  /** Renders the link to the custom order, for a piece that is made for its buyer. */
  renderCustomOrder: (words: string) => ReactNode
}

/**
 * When a piece arrives, what that costs, and what its district does not offer. The served page shows the usual days. The
 * box is as high for one district as for another, so that a remembered one moves nothing.
 */
export function PromiseBox({ piece, renderCustomOrder }: PromiseBoxProps) {
  const text = useText()
  const { isAsked, desk, hasFailed } = useDesk()
  // Live when the visitor chooses, not when a remembered district fills in after loading.
  const [isLive, setLive] = useState(false)
  // Its own panel, since only a dialog inside the quick view leaves that open.
  const { Panel: DistrictPanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  const change = (event: MouseEvent<HTMLElement>) => {
    setLive(true)
    opener.onClick(event)
  }
  const isHydrated = useHydrated()
  const isLoading = isAsked && !desk && !hasFailed
  return (
    <section className={styles.box} aria-label={text('delivery.title')} aria-busy={isLoading || undefined}>
      <div className={styles.rows} aria-live={isLive ? 'polite' : undefined}>
        {desk && (
          <desk.PromiseRows zones={desk.zones} piece={piece} Rows={BoxRows} renderCustomOrder={renderCustomOrder} />
        )}
        {isLoading && <LoadingRows />}
        {!desk && !isLoading && <UsualRows piece={piece} hasFailed={hasFailed} renderCustomOrder={renderCustomOrder} />}
      </div>
      {piece.countInStock > 0 && <UntilFree piece={piece} />}
      <button
        type="button"
        className={`${styles.change} needs-script`}
        data-served={!isHydrated || undefined}
        {...opener}
        onClick={change}
      >
        {text(isAsked ? 'district.change' : 'district.choose')}
      </button>
      {DistrictPanel && <DistrictPanel isOpen={isOpen} onClose={close} />}
    </section>
  )
}

/** How much more than the piece and the cart earns free delivery, for a price that comes near it. */
function UntilFree({ piece }: { piece: ShownPiece }) {
  const text = useText()
  const format = useFormat()
  const ordered = useOrderPrice()(piece)
  const limit = useShell()?.settings.freeShippingOver
  // By the price alone, so that the line is there before the cart is known.
  if (limit === undefined || !nearsLimit(piece.price, limit)) return null
  const missing = limit - ordered
  const share = Math.min(1, ordered / limit)
  return (
    <p className={styles.until}>
      <span aria-hidden="true" className={styles.track} style={{ '--share': share } as CSSProperties} />
      {missing < 0
        ? text('delivery.free-with-cart')
        : text('delivery.until-free', { amount: format.money(Math.max(1, missing)) })}
    </p>
  )
}
