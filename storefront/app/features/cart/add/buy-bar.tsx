import { type RefObject, useEffect, useState } from 'react'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { choiceWords } from '../../catalog/choice-words.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import { colorOf } from '../../catalog/colors.ts'
import { daysText } from '../../delivery-zones/day-texts.ts'
import { ArrivesOr } from '../../delivery-zones/promise/arrives-or.tsx'
import { useShell } from '../../delivery-zones/promise/use-shell.ts'
import styles from './buy-bar.module.css'
import type { BuyProps } from './buy-box.tsx'

/** Marks what the bar would cover while it is used, such as a form. */
export const withoutBuyBar = { 'data-without-buy-bar': true }

type BuyBarProps = { box: RefObject<HTMLElement>; product: Product; variant: Variant; buy: BuyProps }

/**
 * Bar at the bottom of the phone screen. It is part of the served page, and leaves while the page's own button or a form
 * is in view.
 */
export function BuyBar({ box, product, variant, buy }: BuyBarProps) {
  const text = useText()
  const format = useFormat()
  const isLeft = useInView(box)
  const usualDays = useShell()?.usualDays?.standard
  const { price, size, type } = variant
  const color = colorOf(product.colors, variant.color)
  return (
    <aside className={styles.bar} data-left={isLeft || undefined} aria-label={text('cart.add')}>
      <div className={styles.words}>
        <p className={styles.price}>{format.money(price)}</p>
        <p className={styles.line}>{choiceWords(text, format, { color, size, type })}</p>
        <p className={styles.line}>
          <ArrivesOr piece={{ ...variant, madeInDays: product.madeInDays }}>
            {usualDays && variant.countInStock > 0 && text('delivery.within', { days: daysText(text, usualDays) })}
          </ArrivesOr>
        </p>
      </div>
      <Button kind="buy" {...buy} className={styles.buy} />
    </aside>
  )
}

/** Returns whether the box, or an element that the bar must not cover, is in view. */
function useInView(box: RefObject<HTMLElement>): boolean {
  const [inView, setInView] = useState<ReadonlySet<Element>>(new Set())
  useEffect(() => {
    const follow = (entries: IntersectionObserverEntry[]) =>
      setInView((before) => {
        const after = new Set(before)
        for (const { target, isIntersecting } of entries) after[isIntersecting ? 'add' : 'delete'](target)
        return after
      })
    const observer = new IntersectionObserver(follow)
    for (const element of [box.current, ...document.querySelectorAll('[data-without-buy-bar]')]) {
      observer.observe(element)
    }
    return () => observer.disconnect()
  }, [box])
  return inView.size > 0
}
