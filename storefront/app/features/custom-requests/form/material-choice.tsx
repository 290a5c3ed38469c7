import { type CustomMaterial, customMaterials } from '#domain/custom-requests/request-form.ts'
import { useText } from '../../../messages/text.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import styles from './material-choice.module.css'

type MaterialChoiceProps = { chosen: CustomMaterial; onChoose: (material: CustomMaterial) => void }

export function MaterialChoice({ chosen, onChoose }: MaterialChoiceProps) {
  const text = useText()
  return (
    <FieldGroup isChoice legend={text('custom-form.material')} className={styles.choice}>
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
    </FieldGroup>
  )
}
