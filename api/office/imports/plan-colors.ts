import { defined } from '#domain/defined.ts'
import { colorColumns } from '#domain/imports/import-columns.ts'
import type { ImportProblem } from '#domain/imports/imports.ts'
import { freeSlug, slugOf } from '#domain/slug.ts'
import type { ProductGroup } from './group-rows.ts'
import type { Planned, PlannedVariant } from './plan-import.ts'
import type { FoundProblems } from './problems.ts'
import type { Cells } from './product-cells.ts'
import { cellsOf, picturesOf } from './row-values.ts'
import type { StateColor, StateProduct } from './shop-state.ts'

/** A color before and after the import. `id` is undefined for a new one; `given` has the cells of the file. */
export type PlannedColor = Planned & { id: number | undefined; slug: string; name: string; given: Cells }

/** The cells that a file has of one color, and the rows they come from. */
type GivenColor = { row: number; cells: Cells; rowOf: Record<string, number> }

const newColor: Cells = Object.fromEntries(colorColumns.map(({ name }) => [name, '']))

/**
 * Plans the colors of a product: those in which something is sold after the import, old ones first. Blank cells of a
 * color keep what it has.
 *
 * @param variants  in the order of `group.variants`
 * @param found     takes the rows that contradict each other
 */
export function planColors(
  group: Pick<ProductGroup, 'row' | 'variants'>,
  was: StateProduct | undefined,
  variants: readonly PlannedVariant[],
  found: FoundProblems,
): PlannedColor[] {
  const given = givenColors(group, variants, found)
  const known = new Map(was?.colors.map((color) => [color.name, color]))
  const sold = soldNames(was, variants)
  const names = [...[...known.keys()].filter((name) => sold.has(name)), ...[...sold].filter((name) => !known.has(name))]
  const slugs = new Set(was?.colors.map(({ slug }) => slug))
  return names.map((name) => {
    const color = planColor(name, known.get(name), given.get(name) ?? { row: group.row, cells: {} }, slugs)
    slugs.add(color.slug)
    return color
  })
}

/** Spells colors that a product has already as it does. */
export function knownColor(name: string, was: StateProduct | undefined): string {
  return was?.colors.find((color) => color.name.toLowerCase() === name.toLowerCase())?.name ?? name
}

function givenColors(
  { variants: rows }: Pick<ProductGroup, 'variants'>,
  variants: readonly PlannedVariant[],
  found: FoundProblems,
): Map<string, GivenColor> {
  const given = new Map<string, GivenColor>()
  rows.forEach(({ row, color }, at) => {
    const name = cellsOf(defined(variants[at], `variant ${at}`).after)('color')
    const [column] = Object.keys(color)
    if (column === undefined) return
    if (name === '') {
      found.add({ row, column: 'color', message: `Is missing: ${column} belongs to a color` })
      return
    }
    const one = given.get(name) ?? { row, cells: {}, rowOf: {} }
    given.set(name, one)
    found.addAll(takeColorCells(one, row, color))
  })
  return given
}

function* takeColorCells(given: GivenColor, row: number, cells: Cells): Generator<ImportProblem> {
  for (const [column, value] of Object.entries(cells)) {
    const said = given.cells[column]
    given.cells[column] ??= value
    given.rowOf[column] ??= row
    if (said === undefined || said === value) continue
    yield { row, column, message: `Says something else than row ${given.rowOf[column]} of the same color` }
  }
}

/** Returns the names in the order of the variants. */
function soldNames(was: StateProduct | undefined, variants: readonly PlannedVariant[]): Set<string> {
  const named = new Set(variants.map(({ after }) => after['sku']))
  const others = (was?.variants ?? []).filter(({ cells }) => !named.has(cells['sku']))
  const all = [...others, ...variants.map(({ position, after }) => ({ position, cells: after }))]
  const inOrder = all.toSorted((one, other) => one.position - other.position)
  return new Set(inOrder.map(({ cells }) => cellsOf(cells)('color')).filter((name) => name !== ''))
}

function planColor(
  name: string,
  known: StateColor | undefined,
  { row, cells }: Pick<GivenColor, 'row' | 'cells'>,
  slugs: ReadonlySet<string>,
): PlannedColor {
  const before = known?.cells
  const after = { ...(before ?? newColor), ...cells }
  const changed = Object.keys(after).filter((column) => after[column] !== (before?.[column] ?? ''))
  const slug = known?.slug ?? freeSlug(slugOf(name) || 'color', slugs)
  return { row, before, after, changed, id: known?.id, slug, name, given: cells }
}

/**
 * Fits the pictures of a product and of its colors together. Pictures that a file names for a color become pictures of
 * the product, and of no other color. A color whose pictures the file does not name keeps those that are left.
 */
export function fitPictures(product: Planned, colors: readonly PlannedColor[]): void {
  const isGiven = (color: PlannedColor) => color.given['color_pictures'] !== undefined
  const given = colors.filter(isGiven).flatMap(({ after }) => picturesOf(after, 'color_pictures'))
  const all = [...new Set([...picturesOf(product.after), ...given])]
  change(product, 'pictures', all)
  for (const color of colors.filter((one) => !isGiven(one))) {
    const left = picturesOf(color.after, 'color_pictures').filter((id) => all.includes(id) && !given.includes(id))
    change(color, 'color_pictures', left)
  }
}

function change(planned: Planned, column: string, ids: readonly string[]): void {
  const value = ids.join(' | ')
  if (planned.after[column] === value) return
  planned.after[column] = value
  if (planned.before?.[column] === value) planned.changed = planned.changed.filter((one) => one !== column)
  else if (!planned.changed.includes(column)) planned.changed.push(column)
}
