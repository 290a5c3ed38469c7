import { productColumns, variantColumns } from '#domain/imports/import-columns.ts'
import type { ImportProblem } from '#domain/imports/imports.ts'
import { MAX_COLORS } from '#domain/catalog/color.ts'
import { isRealOldPrice } from '#domain/catalog/old-price.ts'
import { MAX_PRODUCT_PICTURES, MAX_VARIANTS, productProblems } from '#domain/catalog/product.ts'
import type { Planned, PlannedProduct, PlannedVariant } from './plan-import.ts'
import type { Cells } from './product-cells.ts'
import { variantValues, cellsOf, colorSlug, picturesOf } from './row-values.ts'
import type { ShopState } from './shop-state.ts'

export const TOO_MANY_VARIANTS = `May have at most ${MAX_VARIANTS} SKUs`

/** Columns of the fields that the product rules name. */
const columnOf: Record<string, string> = {
  widthCm: 'width_cm',
  tableWidthCm: 'table_width_cm',
  oldPrice: 'old_price',
  color: 'color',
  size: 'size',
  sku: 'sku',
  published: 'published',
  publishAt: 'published',
  unpublishAt: 'published',
  pictures: 'pictures',
}

/** Yields the problems of a product with its variants as they would be after the import. */
export function* wrongProduct(product: PlannedProduct, state: ShopState): Generator<ImportProblem> {
  const { row, before, after, variants } = product
  const absent = [...missing(product, productColumns), ...variants.flatMap((one) => missing(one, variantColumns))]
  if (!before && variants.length === 0) absent.push({ row, column: 'sku', message: 'A new product needs a SKU' })
  if (absent.length > 0) {
    yield* absent
    return
  }
  const { category = '', subcategory = '' } = after
  const isElsewhere = subcategory !== '' && state.categories.get(subcategory)?.parent !== category
  const message = `“${subcategory}” is not in the category “${category}”`
  if (isElsewhere) yield { row, column: 'subcategory', message }
  yield* brokenRules(product)
  yield* wrongColors(product)
  for (const one of variants) yield* wrongOldPrice(one, state)
}

function missing({ row, after }: Planned, columns: typeof productColumns): ImportProblem[] {
  return columns
    .filter(({ name, isRequired }) => isRequired && after[name] === '')
    .map(({ name }) => ({ row, column: name, message: 'Is missing' }))
}

/** Applies the rules of the product form. */
function brokenRules({ row, after, was, colors, variants }: PlannedProduct): ImportProblem[] {
  const named = new Set(variants.map((variant) => variant.after['sku']))
  const others = (was?.variants ?? []).map(({ cells }) => cells).filter((cells) => !named.has(cells['sku']))
  const all = [...others, ...variants.map((variant) => variant.after)]
  const pictures = picturesOf(after)
  const broken = productProblems({
    ...measuresOf(after),
    published: after['published'] === 'yes',
    publishAt: was?.publishAt ?? null,
    unpublishAt: was?.unpublishAt ?? null,
    pictures: pictures.map((pictureId) => ({ pictureId, color: null })),
    colors,
    variants: all.map((cells) => {
      const cell = cellsOf(cells)
      return { ...variantValues(cells), sku: cell('sku'), color: colorSlug(colors, cell('color')) }
    }),
  })
  const problems = Object.entries(broken).map(([path, message]): ImportProblem => {
    const [field = '', place, ofVariant = ''] = path.split('.')
    if (field === 'colors') return { row: colors[Number(place)]?.row ?? row, column: 'color', message }
    if (field !== 'variants') return { row, column: columnOf[field] ?? field, message }
    const column = `${ofVariant === 'widthCm' ? 'variant_' : ''}${columnOf[ofVariant] ?? ofVariant}`
    return { row: variants[Number(place) - others.length]?.row ?? row, column, message }
  })
  if (all.length > MAX_VARIANTS) problems.push({ row, column: 'sku', message: TOO_MANY_VARIANTS })
  if (pictures.length > MAX_PRODUCT_PICTURES) {
    problems.push({ row, column: 'pictures', message: `May have at most ${MAX_PRODUCT_PICTURES} pictures` })
  }
  if (colors.length > MAX_COLORS) {
    problems.push({ row, column: 'color', message: `May have at most ${MAX_COLORS} colors` })
  }
  return problems
}

/** Checks what the rules of the product form cannot see. */
function* wrongColors({ colors }: PlannedProduct): Generator<ImportProblem> {
  if (colors.length > MAX_COLORS) return // named already
  const shown = new Set<string>()
  for (const { row, after } of colors) {
    if (after['swatch'] === '') yield { row, column: 'swatch', message: 'A color needs a swatch such as #2f5d46' }
    const ids = picturesOf(after, 'color_pictures')
    for (const id of ids.filter((one) => shown.has(one))) {
      yield { row, column: 'color_pictures', message: `${id} shows another color already` }
    }
    for (const id of ids) shown.add(id)
  }
}

function measuresOf(after: Cells) {
  const measure = (column: string) => (after[column] === '' ? null : Number(after[column]))
  return {
    widthCm: measure('width_cm'),
    depthCm: measure('depth_cm'),
    heightCm: measure('height_cm'),
    tableWidthCm: measure('table_width_cm'),
    tableDepthCm: measure('table_depth_cm'),
  }
}

/** Checks the old price. It may stay as it is as long as the price does. */
function wrongOldPrice({ row, after, before }: PlannedVariant, { prices, now }: ShopState): ImportProblem[] {
  const isSame = before?.['price'] === after['price'] && before?.['old_price'] === after['old_price']
  const [price, oldPrice] = [Number(after['price']), Number(after['old_price'])]
  if (isSame || oldPrice <= price) return []
  if (isRealOldPrice(prices.get(cellsOf(after)('sku')) ?? [], price, oldPrice, now)) return []
  const message = 'It was not offered at this price for 30 of the 60 days before: leave the old price empty'
  return [{ row, column: 'old_price', message }]
}
