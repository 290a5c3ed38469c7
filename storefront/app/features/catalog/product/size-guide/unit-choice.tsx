import { type LengthUnit, lengthUnits } from '#domain/catalog/length-units.ts'
import { useText } from '../../../../messages/text.ts'
import styles from './unit-choice.module.css'

type UnitChoiceProps = { unit: LengthUnit; onChoose: (unit: LengthUnit) => void }

/** The switch between centimeters and feet; it shows only where scripts run. */
export function UnitChoice({ unit, onChoose }: UnitChoiceProps) {
  const text = useText()
  return (
    <fieldset className={`${styles.units} needs-script`} aria-label={text('product.unit')}>
      {lengthUnits.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.unit}
          aria-pressed={one === unit}
          onClick={() => onChoose(one)}
        >
          {text(`product.unit-${one}`)}
          <span className="visually-hidden">, {text(`product.unit-${one}-name`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
