import { useState } from 'react'
import { href, Link } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { useFormat } from '../../format.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { prefetch } from '../../ui/lazy-part.tsx'
import type { Taken } from './add-all.ts'
import { type Goods, totalOf, wishesOf } from './goods.ts'
import styles from './total-bar.module.css'
import type { Words } from './words.ts'
import './parts-messages.ts'

const load = () => import('./add-all.ts')
const near = () => prefetch(load)

type TotalBarProps = { plan: Plan; goods: Goods; words: Words }

/** What the pieces cost together, and one button for all of them. */
export default function TotalBar({ plan, goods, words }: TotalBarProps) {
  const { text } = words
  const format = useFormat()
  const [isAdding, setIsAdding] = useState(false)
  const [result, setResult] = useState<readonly Taken[] | 'failed'>()
  const { pieces, price, loading, unknown } = totalOf(plan, goods)
  if (pieces === 0) return null

  const add = async () => {
    setIsAdding(true)
    setResult(undefined)
    try {
      const { addAll } = await load()
      setResult(await addAll(wishesOf(plan), goods))
    } catch (error) {
      console.warn('The plan could not be put into the cart', error)
      setResult('failed')
    }
    setIsAdding(false)
  }
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.result}>
        {result && <Result result={result} words={words} />}
      </div>
      <div className={styles.row}>
        <p className={styles.total}>
          <span>{text('planner.pieces', { count: pieces })}</span>
          {loading > 0 ? (
            <span>{text('planner.prices-loading')}</span>
          ) : (
            <strong className={styles.sum}>{format.money(price)}</strong>
          )}
          {unknown > 0 && <span className={styles.unknown}>{text('planner.no-price', { count: unknown })}</span>}
        </p>
        <Button
          kind="buy"
          size="large"
          className={styles.button}
          busy={isAdding}
          onPointerEnter={near}
          onFocus={near}
          onClick={() => void add()}
        >
          <Icon name="bag" />
          {text('planner.add-all')}
        </Button>
      </div>
    </div>
  )
}

function Result({ result, words: { text } }: { result: readonly Taken[] | 'failed'; words: Words }) {
  if (result === 'failed') return <p className={styles.refused}>{text('planner.cart-failed')}</p>
  const pieces = result.reduce((sum, { has, wish }) => sum + Math.min(has, wish.quantity), 0)
  const others = result.filter(({ kind }) => kind !== 'in-cart')
  return (
    <>
      <p>
        {text('planner.in-cart', { count: pieces })} <Link to={href('/cart')}>{text('planner.see-cart')}</Link>
      </p>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((taken) => (
            <li key={taken.wish.variantId} className={styles.refused}>
              {takenText(text, taken)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function takenText(text: Words['text'], taken: Taken): string {
  const { name } = taken.wish
  switch (taken.kind) {
    case 'in-cart':
      return name
    case 'refused':
      return text('planner.refused', { name, reason: taken.message || text('planner.not-added') })
    case 'too-many':
      return text('planner.too-many-of-one', { name, count: taken.has })
    case 'no-answer':
      return text('planner.refused', { name, reason: text('planner.not-added') })
  }
}
