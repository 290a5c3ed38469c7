import type { Color } from '#contract/catalog/colors.ts'
import { ANOTHER_COLOR } from '#domain/custom-requests/request-form.ts'
import { useText } from '../../../messages/text.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { Swatch } from '../../catalog/swatch.tsx'
import styles from './material-choice.module.css'

type ColorChoiceProps = {
  colors: readonly Color[]
  /** Slug, or ANOTHER_COLOR. */
  chosen: string
  onChoose: (slug: string) => void
}

/** The product's colors, and one that it does not come in; nothing for a product without named colors. */
export function ColorChoice({ colors, chosen, onChoose }: ColorChoiceProps) {
  const text = useText()
  if (colors.length === 0) return null
  const chip = (slug: string, name: string, color?: Color) => (
    <label key={slug} className={styles.chip}>
      <input type="radio" name="color" value={slug} checked={slug === chosen} onChange={() => onChoose(slug)} />
      {color && <Swatch color={color} />}
      {name}
    </label>
  )
  return (
    <FieldGroup isChoice legend={text('custom-form.color')} className={styles.choice}>
      <div className={styles.chips}>
        {colors.map((color) => chip(color.slug, color.name, color))}
        {chip(ANOTHER_COLOR, text('custom-form.color.another'))}
      </div>
    </FieldGroup>
  )
}
