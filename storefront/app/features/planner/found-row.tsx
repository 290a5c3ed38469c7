import { useQuery } from '@tanstack/react-query'
import type { PieceFacts, Plan } from '#domain/planner/plan.ts'
import { useFormat } from '../../format.ts'
import { queryClient } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Picture } from '../../ui/picture.tsx'
import { choiceWords } from '../catalog/choice-words.ts'
import { colorOf } from '../catalog/colors.ts'
import { packedQuery } from '../passages/delivered.ts'
import { useIsMeasured } from '../passages/use-is-measured.ts'
import styles from './find-panel.module.css'
import { factsOf } from './facts-of.ts'
import type { OpenPlan } from './open-plan.ts'
import { putVariant } from './put-wanted.ts'
import type { Found } from './use-found.ts'
import { type Fits, variantFor } from './variant-for.ts'
import { mmText, type Words } from './words.ts'

const FitWords = lazyPart(() => import('./fit-words.tsx'))

const swap = 'M4.500 8.500h14M15 5l3.500 3.500L15 12M19.500 15.500h-14M9 12l-3.500 3.500L9 19'

type FoundRowProps = {
  found: Found
  open: OpenPlan
  words: Words
  plan: Plan
  /** Leaves out what does not fit. */
  fits: Fits | undefined
  /** Takes the place of another piece, instead of a free one. */
  onSwap?: (facts: PieceFacts) => void
}

/** A product with its measures and price, and the button that puts it into the room. */
export function FoundRow({ found, open, words, plan, fits, onSwap }: FoundRowProps) {
  const { text } = words
  const format = useFormat()
  const { data: product } = useQuery(packedQuery(found.productId), queryClient)
  const isMeasured = useIsMeasured()
  const variant = product && variantFor(product, found.variantId, fits, plan)
  if (fits && product && !variant) return null
  const facts = product && variant && factsOf(product, variant)
  const count = plan.pieces.filter((piece) => !piece.own && piece.productId === found.productId).length
  const choice = variant && choiceWords(text, format, { ...variant, color: colorOf(product.colors, variant.color) })
  return (
    <li className={styles.row}>
      <div className={styles.frame}>
        <Picture picture={found.picture} sizes="72px" alt="" className={styles.picture} />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{found.name}</p>
        {choice !== '' && <p className={styles.note}>{choice}</p>}
        <p className={styles.note}>
          {facts && [facts.width, facts.depth, facts.height].map((side) => mmText(words, side)).join(' × ')}
          {product && !facts && text('planner.size-unknown')}
        </p>
        <p>{variant && <strong>{format.money(variant.price)}</strong>}</p>
        {isMeasured && (
          <p className={`${styles.note} ${styles.fit}`}>
            {variant && <FitWords productId={found.productId} variantId={variant._id} />}
          </p>
        )}
        {count > 0 && <p className={styles.count}>{text('planner.in-room', { count })}</p>}
      </div>
      <Button
        kind="outline"
        size="small"
        className={styles.add}
        disabled={!facts}
        aria-label={text(onSwap ? 'planner.swap.with' : 'planner.add-piece', { name: found.name })}
        onClick={() => {
          if (onSwap && facts) onSwap(facts)
          else if (product && variant) putVariant(open, words, product, variant._id)
        }}
      >
        {onSwap ? <Icon name={swap} size={20} /> : <Icon name="plus" size={20} />}
      </Button>
    </li>
  )
}
