import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Plan } from '#domain/planner/plan.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../format.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { prefetch } from '../../ui/lazy-part.tsx'
import { useHeld } from '../cart/cart-signals.ts'
import type { Taken } from './add-all.ts'
import { type Goods, totalOf, wishesOf } from './goods.ts'
import { type OpenPlan, usePlanState } from './open-plan.ts'
import { PieceActions } from './piece-actions.tsx'
import { showColors } from './show-colors.ts'
import styles from './total-bar.module.css'
import type { Words } from './words.ts'
import './parts-messages.ts'

const load = () => import('./add-all.ts')
const near = () => prefetch(load)

type TotalBarProps = {
  plan: Plan
  goods: Goods
  words: Words
  /** The plan that can be changed: its chosen piece has its buttons here on phones. */
  open?: OpenPlan
  /** Whether walls, doors and windows are being changed. */
  isRoom?: boolean
}

/** What the pieces cost together, what of them the cart has, and one button for the rest. */
export default function TotalBar({ plan, goods, words, open, isRoom }: TotalBarProps) {
  const { text } = words
  const format = useFormat()
  const { pieces, price, loading, unknown } = totalOf(plan, goods)
  return (
    <>
      {open && !isRoom && <Chosen open={open} words={words} goods={goods} />}
      {pieces > 0 && (
        <div className={styles.bar}>
          <CartPart plan={plan} goods={goods} words={words}>
            <p className={styles.total}>
              <span>{text('planner.pieces', { count: pieces })}</span>
              {loading > 0 ? (
                <span>{text('planner.prices-loading')}</span>
              ) : (
                <strong className={styles.sum}>{format.money(price)}</strong>
              )}
              {unknown > 0 && <span className={styles.unknown}>{text('planner.no-price', { count: unknown })}</span>}
            </p>
          </CartPart>
        </div>
      )}
    </>
  )
}

type CartPartProps = Pick<TotalBarProps, 'plan' | 'goods' | 'words'> & { children: ReactNode }

function CartPart({ plan, goods, words, children }: CartPartProps) {
  const { text } = words
  const held = useHeld()
  const toCart = useRef<HTMLAnchorElement>(null)
  const [isAdding, setIsAdding] = useState(false)
  const [result, setResult] = useState<readonly Taken[] | 'failed'>()
  const wishes = wishesOf(plan)
  const missing = sumOf(wishes, ({ variantId, quantity }) => Math.max(0, quantity - held(variantId)))
  const isThere = missing === 0
  const has = sumOf(wishes, ({ variantId, quantity }) => {
    return isThere ? held(variantId) : Math.min(held(variantId), quantity)
  })
  // The button that somebody has pressed is gone, and the focus would begin at the top of the page.
  useEffect(() => {
    if (isThere && result && document.activeElement === document.body) toCart.current?.focus({ preventScroll: true })
  }, [isThere, result])

  const add = async (isAgain = false) => {
    setIsAdding(true)
    setResult(undefined)
    try {
      const { addAll } = await load()
      setResult(await addAll(wishes, goods, isAgain))
    } catch (error) {
      console.warn('The plan could not be put into the cart', error)
      setResult('failed')
    }
    setIsAdding(false)
  }
  return (
    <>
      <div className={styles.result}>
        <div role="status">
          {has > 0 && (
            <p className={styles.there}>
              <Icon name="check" size={20} />
              {isThere
                ? text('planner.in-cart', { count: has })
                : text('planner.some-in-cart', { count: has, all: has + missing })}
            </p>
          )}
          {result && <Result result={result} words={words} />}
        </div>
        {isThere && (
          <button
            type="button"
            className={styles.again}
            aria-busy={isAdding || undefined}
            onClick={() => void add(true)}
          >
            {text('planner.add-again')}
          </button>
        )}
      </div>
      <div className={styles.row}>
        {children}
        {isThere ? (
          <LinkButton ref={toCart} size="large" className={styles.button} to={href('/cart')}>
            <Icon name="bag" />
            {text('planner.see-cart')}
          </LinkButton>
        ) : (
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
            {has > 0 ? text('planner.add-rest', { count: missing }) : text('planner.add-all')}
          </Button>
        )}
      </div>
    </>
  )
}

/** The buttons of the chosen piece, which stay in sight on phones. Wider screens have them beside the plan. */
function Chosen({ open, words, goods }: { open: OpenPlan; words: Words; goods: Goods }) {
  const { piece } = usePlanState(open)
  if (!piece) return null
  const product = piece.own ? undefined : goods.get(piece.productId)
  const hasColors = typeof product === 'object' && new Set(product.variants.map(({ color }) => color)).size > 1
  return (
    <PieceActions
      open={open}
      words={words}
      id={piece.id}
      className={styles.chosen}
      onColor={hasColors ? showColors : undefined}
    />
  )
}

/** What did not come into the cart, and why. */
function Result({ result, words: { text } }: { result: readonly Taken[] | 'failed'; words: Words }) {
  if (result === 'failed') return <p className={styles.refused}>{text('planner.cart-failed')}</p>
  const others = result.filter(({ kind }) => kind !== 'in-cart')
  if (others.length === 0) return null
  return (
    <ul className={styles.others}>
      {others.map((taken) => (
        <li key={taken.wish.variantId} className={styles.refused}>
          {takenText(text, taken)}
        </li>
      ))}
    </ul>
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
