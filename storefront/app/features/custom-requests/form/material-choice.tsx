import { type CustomMaterial, customMaterials } from '#domain/custom-requests/request-form.ts'
import { useText } from '../../../messages/text.ts'
import styles from './material-choice.module.css'

type MaterialChoiceProps = { chosen: CustomMaterial; onChoose: (material: CustomMaterial) => void }

export function MaterialChoice({ chosen, onChoose }: MaterialChoiceProps) {
  const text = useText()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('custom-form.material')}</legend>
      <div className={styles.chips}>
        {customMaterials.map((material) => (
          <label key={material} className={styles.chip}>
            <input
              type="radio"
              name="material"
              value={material}
              checked={material === chosen}
              onChange={() => onChoose(material)}
            />
            {text(`custom-form.material.${material}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
