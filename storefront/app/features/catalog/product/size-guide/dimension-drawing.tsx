import { useState } from 'react'
import { feetAndInches, type LengthUnit } from '#domain/catalog/length-units.ts'
import { bedSizeName } from '#domain/catalog/sizes.ts'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../../../format.ts'
import { useText, type Text } from '../../../../messages/text.ts'
import { standsBesidePerson, PERSON_CM } from './dimension-box.ts'
import styles from './dimension-drawing.module.css'
import { OutlineDrawing } from './outline-drawing.tsx'
import { UnitChoice } from './unit-choice.tsx'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import type { FurnitureKind } from '#domain/catalog/furniture-kinds.ts'
import { setSeats } from '#domain/catalog/set-seats.ts'
import { deskDrawers, hasRoundTable, twoDiameters, worktopBelowShelf } from '#domain/catalog/table-looks.ts'
import type { DrawnParts } from './outlines/furniture-pieces.ts'

/** The furniture with its three dimensions, in centimeters or in feet and inches. */
export function DimensionDrawing({ drawn: { dimensions: size, size: ofSize, kind, parts } }: { drawn: DrawnSize }) {
  const { table, diameters, worktopCm } = parts
  const text = useText()
  const format = useFormat()
  const [unit, setUnit] = useState<LengthUnit>('cm')
  const measure = (centimetres: number) => measureText(text, unit, centimetres)
  const sides = sidesOf(ofSize)
  return (
    <figure className={styles.figure}>
      <OutlineDrawing
        size={size}
        kind={kind}
        parts={parts}
        measures={{
          width: text('product.width', { measure: measure(size.width) }),
          depth: text('product.depth', { kind: sides, measure: measure(size.depth) }),
          height: text('product.height', { measure: measure(size.height) }),
        }}
        name={text('product.drawing', {
          kind: sides,
          width: bothUnits(text, size.width),
          depth: bothUnits(text, size.depth),
          height: bothUnits(text, size.height),
        })}
      />
      <div className={styles.foot}>
        <figcaption className={styles.caption}>
          {table
            ? text('product.drawing-table', { table: floorText(text, unit, table), set: floorText(text, unit, size) })
            : ofSize === null
              ? text('product.drawing-note')
              : text('product.drawing-of-size', { size: format.digits(ofSize) })}
          {diameters &&
            ` ${text('product.drawing-two-tables', { large: measure(diameters[0]), small: measure(diameters[1]) })}`}
          {worktopCm && ` ${text('product.drawing-worktop', { measure: measure(worktopCm) })}`}
          {standsBesidePerson(size) && ` ${text('product.drawing-person', { cm: PERSON_CM.height })}`}
        </figcaption>
        <UnitChoice unit={unit} onChoose={setUnit} />
      </div>
    </figure>
  )
}

/** People lie along the depth of a bed or mattress, and call it the length. */
export function sidesOf(size: string | null): 'bed' | 'other' {
  return size !== null && bedSizeName(size) !== null ? 'bed' : 'other'
}

function measureText(text: Text, unit: LengthUnit, centimetres: number): string {
  return unit === 'cm' ? text('length.centimetres', { cm: centimetres }) : feetText(text, centimetres)
}

/** Formats `170 × 90 cm`, or `5 ft 7 in × 2 ft 11 in`. */
function floorText(text: Text, unit: LengthUnit, { width, depth }: { width: number; depth: number }): string {
  if (unit === 'cm') return text('length.centimetres', { cm: text('length.by', { width, length: depth }) })
  return text('length.by', { width: feetText(text, width), length: feetText(text, depth) })
}

function bothUnits(text: Text, centimetres: number): string {
  return text('length.both', {
    centimetres: text('length.centimetres', { cm: centimetres }),
    feet: feetText(text, centimetres),
  })
}

/** Formats `183` as `6 ft`, `200` as `6 ft 7 in`, `26` as `10 in`. */
export function feetText(text: Text, centimetres: number): string {
  const { feet, inches } = feetAndInches(centimetres)
  if (feet === 0) return text('length.inches', { inches })
  return inches === 0 ? text('length.feet', { feet }) : text('length.feet-inches', { feet, inches })
}

/** What is drawn: the kind of furniture and its dimensions, with their size if the product has several. */
export type DrawnSize = {
  kind: FurnitureKind
  dimensions: NonNullable<Product['dimensionsCm']>
  size: string | null
  /** `table`: the table alone, of a set whose dimensions count its chairs pulled out. */
  parts: DrawnParts
}

/**
 * Returns the dimensions of the chosen size, otherwise those of the pictured product; undefined if both are unknown.
 */
export function drawnSize(product: Product, chosen: Variant): DrawnSize | undefined {
  const kind = furnitureKind(product)
  const { dimensionsCm, tableCm, model } = product
  const parts: DrawnParts = {
    seats: kind === 'dining-set' ? setSeats(product) : null,
    table: chosen.dimensionsCm ? null : tableCm,
    isRound: hasRoundTable(product),
    ...(kind === 'table' && { diameters: twoDiameters(product) }),
    ...(kind === 'desk' && { drawers: deskDrawers(product), worktopCm: worktopBelowShelf(product) }),
  }
  if (chosen.dimensionsCm) return { kind, dimensions: chosen.dimensionsCm, size: chosen.size, parts }
  if (!dimensionsCm) return undefined
  return { kind, dimensions: dimensionsCm, size: chosen.size && (model?.size ?? null), parts }
}
