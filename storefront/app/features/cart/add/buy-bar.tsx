import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Variant } from '#contract/catalog/products.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './buy-box.module.css'
import type { BuyProps } from './buy-box.tsx'

type BuyBarProps = { box: RefObject<HTMLElement>; variant: Variant; buy: BuyProps }

/** Bar at the bottom of the phone screen while the main button is out of view. */
export default function BuyBar({ box, variant: { price, size, type }, buy }: BuyBarProps) {
  const text = useText()
  const format = useFormat()
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setIsAway(!entries.at(-1)?.isIntersecting))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  if (!isAway) return null
  // The button's surroundings may be a layer of their own.
  return createPortal(
    <aside className={styles.bar} aria-label={text('cart.add')}>
      <div>
        <p className={styles.price}>{format.money(price)}</p>
        <p className={styles.choice}>{format.choice(choiceName({ color: null, size, type }))}</p>
      </div>
      <Button kind="buy" size="large" {...buy} className={styles.buy} />
    </aside>,
    document.body,
  )
}
