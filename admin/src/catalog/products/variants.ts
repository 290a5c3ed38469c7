import { useWatch } from 'react-hook-form'
import type { Product, VariantForm } from '#contract/admin/catalog/products.ts'
import { freeSku, skuOf } from '#domain/catalog/variant-name.ts'

/** Variant as edited in the form. New ones have no stock, sales or carts. */
export type EditedVariant = VariantForm & Partial<Pick<Product['variants'][number], 'stock' | 'sold' | 'carts'>>
type Choice = Pick<VariantForm, 'size' | 'type'>
export type Axis = 'size' | 'type'

const blank = {
  id: null,
  oldPrice: null,
  lowStockAt: null,
  weightKg: null,
  widthCm: null,
  depthCm: null,
  heightCm: null,
}

/** Returns the rows or columns of the grid in storefront order. */
export function choicesOf(variants: readonly EditedVariant[], axis: Axis): (string | null)[] {
  return [...new Set(variants.map((variant) => variant[axis] || null))]
}

/** Returns the index of a cell's variant; -1 for an empty cell. */
export function placeOf(variants: readonly EditedVariant[], { size, type }: Choice): number {
  return variants.findIndex((variant) => (variant.size || null) === size && (variant.type || null) === type)
}

/** Fills an empty cell. Copies the price and measures of its row, or else the price of the last variant. */
export function withVariant(variants: readonly EditedVariant[], slug: string, choice: Choice): EditedVariant[] {
  const model = variants.findLast(({ size }) => (size || null) === choice.size) ?? variants.at(-1)
  const sku = freeSku(skuOf(slug, choice) || 'SKU', new Set(variants.map((one) => one.sku)))
  const measures = model && model.size === choice.size ? measuresOf(model) : {}
  return inGrid([...variants, { ...blank, ...measures, ...choice, sku, price: model?.price ?? 0 }])
}

/** Adds a row or a column and fills all of its cells. */
export function withChoice(
  variants: readonly EditedVariant[],
  slug: string,
  axis: Axis,
  name: string,
): EditedVariant[] {
  const other: Axis = axis === 'size' ? 'type' : 'size'
  const across = variants.length === 0 ? [null] : choicesOf(variants, other)
  return across.reduce<EditedVariant[]>(
    (all, one) => withVariant(all, slug, { [axis]: name, [other]: one } as Choice),
    [...variants],
  )
}

/**
 * Renames a row or a column. Generated SKUs of unsaved variants follow the new name.
 *
 * @returns unchanged variants if another row or column already has the new name
 */
export function renamed(
  variants: readonly EditedVariant[],
  slug: string,
  axis: Axis,
  from: string | null,
  to: string,
): EditedVariant[] {
  const name = to.trim() === '' ? null : to.trim()
  if (choicesOf(variants, axis).includes(name)) return [...variants]
  return variants.map((variant) => {
    if ((variant[axis] || null) !== from) return variant
    const next = { ...variant, [axis]: name }
    if (variant.id !== null || variant.sku !== skuOf(slug, variant)) return next
    const taken = new Set(variants.filter((one) => one !== variant).map(({ sku }) => sku))
    return { ...next, sku: freeSku(skuOf(slug, next), taken) }
  })
}

export function withoutChoice(variants: readonly EditedVariant[], axis: Axis, name: string | null): EditedVariant[] {
  return variants.filter((variant) => (variant[axis] || null) !== name)
}

/** Moves a row up or down by one. */
export function movedSize(variants: readonly EditedVariant[], size: string | null, by: -1 | 1): EditedVariant[] {
  const sizes = choicesOf(variants, 'size')
  const at = sizes.indexOf(size)
  const other = sizes[at + by]
  if (other === undefined) return [...variants]
  return inGrid(variants, sizes.with(at, other).with(at + by, size))
}

/** Sorts variants row by row. */
function inGrid(
  variants: readonly EditedVariant[],
  sizes = choicesOf(variants, 'size'),
  types = choicesOf(variants, 'type'),
): EditedVariant[] {
  const rank = ({ size, type }: Choice) => sizes.indexOf(size || null) * types.length + types.indexOf(type || null)
  return variants.toSorted((a, b) => rank(a) - rank(b))
}

function measuresOf({ weightKg, widthCm, depthCm, heightCm }: EditedVariant) {
  return { weightKg, widthCm, depthCm, heightCm }
}

/** Returns the current variants of the product in the form. */
export function useVariants(): EditedVariant[] {
  return (useWatch({ name: 'variants' }) as EditedVariant[] | undefined) ?? []
}
