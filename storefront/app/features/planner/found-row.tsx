import { useQuery } from '@tanstack/react-query'
import { fitsInto } from '#domain/planner/free-space.ts'
import type { PackedProduct, Variant } from '#contract/catalog/products.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { queryClient } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import { colorOf } from '../catalog/colors.ts'
import { packedQuery } from '../passages/delivered.ts'
import type { FreeFloor } from './find-panel.tsx'
import styles from './find-panel.module.css'
import { factsOf } from './facts-of.ts'
import type { OpenPlan } from './open-plan.ts'
import { putVariant } from './put-wanted.ts'
import { variantsForBed } from './variants-for-bed.ts'
import type { Found } from './use-found.ts'
import { mmText, type Words } from './words.ts'

type FoundRowProps = {
  found: Found
  open: OpenPlan
  words: Words
  plan: Plan
  /** Leaves out what does not fit. */
  free: FreeFloor | undefined
}

/** A product with its measures and price, and the button that puts it into the room. */
export function FoundRow({ found, open, words, plan, free }: FoundRowProps) {
  const { text } = words
  const format = useFormat()
  const { data: product } = useQuery(packedQuery(found.productId), queryClient)
  const variant = product && variantFor(product, found.variantId, free, plan)
  if (free && product && !variant) return null
  const facts = product && variant && factsOf(product, variant)
  const count = plan.pieces.filter((piece) => !piece.own && piece.productId === found.productId).length
  const choice = variant && choiceName({ ...variant, color: colorOf(product.colors, variant.color) })
  return (
    <li className={styles.row}>
      <div className={styles.frame}>
        <Picture picture={found.picture} sizes="72px" alt="" className={styles.picture} />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>{found.name}</p>
        {choice !== undefined && choice !== '' && <p className={styles.note}>{format.choice(choice)}</p>}
        <p className={styles.note}>
          {facts && [facts.width, facts.depth, facts.height].map((side) => mmText(words, side)).join(' × ')}
          {product && !facts && text('planner.size-unknown')}
        </p>
        <p>{variant && <strong>{format.money(variant.price)}</strong>}</p>
        {count > 0 && <p className={styles.count}>{text('planner.in-room', { count })}</p>}
      </div>
      <Button
        kind="outline"
        size="small"
        className={styles.add}
        disabled={!facts}
        aria-label={text('planner.add-piece', { name: found.name })}
        onClick={() => product && variant && putVariant(open, words, product, variant._id)}
      >
        <Icon name="plus" size={20} />
      </Button>
    </li>
  )
}

/**
 * The wanted variant, or the first that fits, in stock where there is one; undefined if none does. A mattress has the
 * size of the plan's bed.
 */
function variantFor(
  product: PackedProduct,
  wanted: string | null,
  free: FreeFloor | undefined,
  plan: Plan,
): Variant | undefined {
  const { variants } = product
  const offered = wanted === null ? variantsForBed(product, plan) : variants.filter(({ _id }) => _id === wanted)
  const fitting = free ? offered.filter((variant) => isFitting(product, variant, free)) : offered
  return fitting.find(({ countInStock }) => countInStock > 0) ?? fitting[0]
}

function isFitting(product: PackedProduct, variant: Variant, free: FreeFloor): boolean {
  const facts = factsOf(product, variant)
  return facts !== null && free.some((floor) => fitsInto(floor, facts))
}
