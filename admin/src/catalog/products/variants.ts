import { useWatch } from 'react-hook-form'
import type { Product, VariantForm } from '#contract/admin/catalog/products.ts'
import { freeSku, skuOf } from '#domain/catalog/variant-name.ts'

/** Variant as edited in the form. Packages are text once somebody types. New variants have no stock, sales or carts. */
export type EditedVariant = Omit<VariantForm, 'packages'> &
  Partial<Pick<Product['variants'][number], 'stock' | 'sold' | 'carts'>> & {
    packages: VariantForm['packages'] | string
  }
/** A cell of the grids: `color` is a slug, or null when no color has a name. */
export type Choice = Pick<VariantForm, 'color' | 'size' | 'type'>
export type Axis = 'size' | 'type'

const blank = {
  id: null,
  oldPrice: null,
  cost: null,
  lowStockAt: null,
  weightKg: null,
  widthCm: null,
  depthCm: null,
  heightCm: null,
  packages: [],
}

/** Returns the grids, rows or columns in storefront order. */
export function choicesOf(variants: readonly EditedVariant[], axis: Axis | 'color'): (string | null)[] {
  return [...new Set(variants.map((variant) => variant[axis] || null))]
}

/** Returns the index of a cell's variant; -1 for an empty cell. */
export function placeOf(variants: readonly EditedVariant[], { color, size, type }: Choice): number {
  return variants.findIndex(
    (variant) => variant.color === color && (variant.size || null) === size && (variant.type || null) === type,
  )
}

/** Fills an empty cell. Copies the price, measures and packages of its row, or else the price of the last variant. */
export function withVariant(variants: readonly EditedVariant[], slug: string, choice: Choice): EditedVariant[] {
  const isOfSize = ({ size }: EditedVariant) => (size || null) === choice.size
  const model =
    variants.findLast((variant) => isOfSize(variant) && variant.color === choice.color) ??
    variants.findLast(isOfSize) ??
    variants.at(-1)
  const measures = model && model.size === choice.size ? measuresOf(model) : {}
  const sku = newSku(variants, slug, choice)
  return inGrid([...variants, { ...blank, ...measures, ...choice, sku, price: model?.price ?? 0 }])
}

/** Adds a row or a column to every grid and fills all of its cells. */
export function withChoice(
  variants: readonly EditedVariant[],
  slug: string,
  axis: Axis,
  name: string,
): EditedVariant[] {
  const other: Axis = axis === 'size' ? 'type' : 'size'
  const colors = variants.length === 0 ? [null] : choicesOf(variants, 'color')
  const across = variants.length === 0 ? [null] : choicesOf(variants, other)
  const cells = colors.flatMap((color) => across.map((one) => ({ color, [axis]: name, [other]: one }) as Choice))
  return cells.reduce<EditedVariant[]>((all, cell) => withVariant(all, slug, cell), [...variants])
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
    const others = variants.filter((one) => one !== variant)
    return { ...next, sku: newSku(others, slug, next) }
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
  return inGrid(variants, { sizes: sizes.with(at, other).with(at + by, size) })
}

/** Gives a color a grid of its own. The first color takes the existing variants; a further one gets copies of theirs. */
export function withColor(variants: readonly EditedVariant[], slug: string, color: string): EditedVariant[] {
  const [first] = choicesOf(variants, 'color')
  if (first === undefined) return withVariant([], slug, { color, size: null, type: null })
  if (first === null) return variants.map((variant) => ({ ...variant, color }))
  return variants
    .filter((variant) => variant.color === first)
    .reduce<EditedVariant[]>(
      (all, model) => {
        const choice = { color, size: model.size || null, type: model.type || null }
        const sku = newSku(all, slug, choice)
        return [...all, { ...blank, ...measuresOf(model), ...choice, sku, price: model.price }]
      },
      [...variants],
    )
}

/** Removes the grid of a color. The variants of an only color stay, without a name for it. */
export function withoutColor(variants: readonly EditedVariant[], color: string): EditedVariant[] {
  if (choicesOf(variants, 'color').length === 1) return variants.map((variant) => ({ ...variant, color: null }))
  return variants.filter((variant) => variant.color !== color)
}

/** Puts the grids in the order of the colors. */
export function inColorOrder(variants: readonly EditedVariant[], colors: readonly string[]): EditedVariant[] {
  return inGrid(variants, { colors })
}

function newSku(variants: readonly EditedVariant[], slug: string, choice: Choice): string {
  return freeSku(skuOf(slug, choice) || 'SKU', new Set(variants.map(({ sku }) => sku)))
}

/** Sorts variants by color, then row by row. */
function inGrid(
  variants: readonly EditedVariant[],
  {
    colors = choicesOf(variants, 'color'),
    sizes = choicesOf(variants, 'size'),
    types = choicesOf(variants, 'type'),
  }: { colors?: readonly (string | null)[]; sizes?: (string | null)[]; types?: (string | null)[] } = {},
): EditedVariant[] {
  const rank = ({ color, size, type }: Choice) =>
    (colors.indexOf(color) * sizes.length + sizes.indexOf(size || null)) * types.length + types.indexOf(type || null)
  return variants.toSorted((a, b) => rank(a) - rank(b))
}

function measuresOf({ weightKg, widthCm, depthCm, heightCm, packages }: EditedVariant) {
  return { weightKg, widthCm, depthCm, heightCm, packages }
}

/** Returns the current variants of the product in the form. */
export function useVariants(): EditedVariant[] {
  return (useWatch({ name: 'variants' }) as EditedVariant[] | undefined) ?? []
}
