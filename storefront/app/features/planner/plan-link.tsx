import { href } from 'react-router'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'

/** Leads from a product to the room planner, which puts the chosen variant into the room. */
export function PlanLink({ product, chosen }: { product: Product; chosen: Variant }) {
  const text = useText()
  if (!(chosen.dimensionsCm ?? product.dimensionsCm)) return null
  const search = new URLSearchParams({ add: product._id, variant: chosen._id })
  return (
    <LinkButton kind="outline" to={`${href('/planner')}?${search}`}>
      {text('product.plan')}
    </LinkButton>
  )
}
