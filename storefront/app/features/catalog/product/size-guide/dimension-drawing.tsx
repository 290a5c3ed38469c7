import { useState } from 'react'
import { useFormat } from '../../../../format.ts'
import { useText, type Text } from '../../../../messages/text.ts'
import { standsBesidePerson } from './dimension-box.ts'
import styles from './dimension-drawing.module.css'
import type { DrawnSize } from './drawn-size.ts'
import { feetText } from './feet-text.ts'
import { OutlineDrawing } from './outline-drawing.tsx'
import { PERSON_CM } from './person.ts'

const units = ['cm', 'ft'] as const
type Unit = (typeof units)[number]

/** The furniture's bounding box with its three dimensions, in centimeters or in feet and inches. */
export function DimensionDrawing({ drawn: { dimensions: size, size: ofSize } }: { drawn: DrawnSize }) {
  const text = useText()
  const format = useFormat()
  const [unit, setUnit] = useState<Unit>('cm')
  const measure = (centimetres: number) => measureText(text, unit, centimetres)
  return (
    <figure className={styles.figure}>
      <OutlineDrawing
        size={size}
        measures={{
          width: text('product.width', { measure: measure(size.width) }),
          depth: text('product.depth', { measure: measure(size.depth) }),
          height: text('product.height', { measure: measure(size.height) }),
        }}
        name={text('product.drawing', {
          width: bothUnits(text, size.width),
          depth: bothUnits(text, size.depth),
          height: bothUnits(text, size.height),
        })}
      />
      <div className={styles.foot}>
        <figcaption className={styles.caption}>
          {ofSize === null
            ? text('product.drawing-note')
            : text('product.drawing-of-size', { size: format.digits(ofSize) })}
          {standsBesidePerson(size) && ` ${text('product.drawing-person', { cm: PERSON_CM.height })}`}
        </figcaption>
        <fieldset className={`${styles.units} needs-script`} aria-label={text('product.unit')}>
          {units.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.unit}
              aria-pressed={one === unit}
              onClick={() => setUnit(one)}
            >
              {text(`product.unit-${one}`)}
              <span className="visually-hidden">, {text(`product.unit-${one}-name`)}</span>
            </button>
          ))}
        </fieldset>
      </div>
    </figure>
  )
}

function measureText(text: Text, unit: Unit, centimetres: number): string {
  return unit === 'cm' ? text('length.centimetres', { cm: centimetres }) : feetText(text, centimetres)
}

function bothUnits(text: Text, centimetres: number): string {
  return text('length.both', {
    centimetres: text('length.centimetres', { cm: centimetres }),
    feet: feetText(text, centimetres),
  })
}
