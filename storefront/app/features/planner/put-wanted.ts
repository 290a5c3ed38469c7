import type { PackedProduct } from '#contract/catalog/products.ts'
import { isId } from '#domain/id.ts'
import { isRefusal } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import { putPiece } from './put-piece.ts'
import { factsOf } from './facts-of.ts'
import type { OpenPlan } from './open-plan.ts'
import { variantsForBed } from './variants-for-bed.ts'
import type { Words } from './words.ts'

/** Puts the product of a link into the plan: in the variant of the link, or else in the one for the plan. */
export async function putWanted(open: OpenPlan, words: Words, productId: string, variantId: string | null) {
  if (!isId(productId)) return open.say(words.text('planner.gone'))
  try {
    const product = await queryClient.query(packedQuery(productId))
    putVariant(open, words, product, variantId)
  } catch (error) {
    open.say(words.text(isRefusal(error, 'not_found') ? 'planner.gone' : 'planner.not-loaded'))
    if (!isRefusal(error)) console.warn('A product could not be loaded', error)
  }
}

/** @returns  whether it is in the plan; the plan says why if not */
export function putVariant(open: OpenPlan, words: Words, product: PackedProduct, variantId: string | null): boolean {
  const variant = product.variants.find(({ _id }) => _id === variantId) ?? variantsForBed(product, open.plan())[0]
  const facts = variant && factsOf(product, variant)
  if (facts) return putPiece(open, words, facts)
  open.say(words.text('planner.no-size', { name: product.name }))
  return false
}
