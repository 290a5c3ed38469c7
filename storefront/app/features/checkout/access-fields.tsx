import { MAX_FLOOR, MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { optional } from './form-fields.tsx'

type AccessFieldsProps = {
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  errors: FieldErrors<'floor' | 'access'>
}

/** Details of the access for the two people who carry large goods. */
export default function AccessFields({ choices, choose, errors }: AccessFieldsProps) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={styles.access}>
      <p className={styles.accessIntro}>{text('checkout.access-intro')}</p>
      <div className={styles.pairs}>
        <SelectField
          name="floor"
          label={text('checkout.floor')}
          autoComplete="off"
          required
          value={choices.floor}
          error={errors.floor}
          onChange={(event) => choose({ floor: event.currentTarget.value })}
        >
          <option value="">{text('checkout.choose-floor')}</option>
          {Array.from({ length: MAX_FLOOR + 1 }, (_, floor) => (
            <option key={floor} value={floor}>
              {floor === 0
                ? text('checkout.ground-floor')
                : text('checkout.floor-number', { floor: format.number(floor) })}
            </option>
          ))}
        </SelectField>
        <Checkbox
          name="hasLift"
          className={styles.lift}
          checked={choices.hasLift !== ''}
          onChange={(event) => choose({ hasLift: event.currentTarget.checked ? 'on' : '' })}
        >
          {text('checkout.lift')}
        </Checkbox>
        <div className={styles.whole}>
          <Field label={optional(text('checkout.access'), text('checkout.optional'))} error={errors.access}>
            {(control) => (
              <textarea
                {...control}
                name="access"
                rows={2}
                maxLength={MAX_NOTE_LENGTH}
                value={choices.access}
                onChange={(event) => choose({ access: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </div>
  )
}
