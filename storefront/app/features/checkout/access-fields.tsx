import { MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { FloorChoice } from './floor-choice.tsx'
import { optional } from './form-fields.tsx'

await needMessages('checkout-parts')

type AccessField = 'floor' | 'hasLift' | 'access'

type AccessFieldsProps = {
  choices: Pick<Choices, AccessField>
  choose: (changed: Partial<Pick<Choices, AccessField>>) => void
  /** Whether the floor may stay open. The form then asks for lift and lane only beside a floor. */
  isOptional?: boolean
  errors: FieldErrors<'floor' | 'access'>
}

/** Details of the access for the two people who carry large goods. Only upper floors have a lift. */
export default function AccessFields({ choices, choose, isOptional = false, errors }: AccessFieldsProps) {
  const text = useText()
  return (
    <div className={styles.access}>
      <FloorChoice
        floor={choices.floor}
        onChoose={(floor) => choose({ floor })}
        isOptional={isOptional}
        error={errors.floor}
      />
      {isUpper(choices.floor) ? (
        <Checkbox
          name="hasLift"
          checked={choices.hasLift !== ''}
          onChange={(event) => choose({ hasLift: event.currentTarget.checked ? 'on' : '' })}
        >
          {text('checkout.lift')}
        </Checkbox>
      ) : (
        // Or the delivery methods would move away from under the finger.
        !isOptional && <div className={styles.liftRoom} />
      )}
      {(!isOptional || choices.floor !== '') && (
        <Field label={optional(text('checkout.access'), text('checkout.optional'))} error={errors.access}>
          {(control) => (
            <textarea
              {...control}
              name="access"
              rows={1}
              maxLength={MAX_NOTE_LENGTH}
              value={choices.access}
              onChange={(event) => choose({ access: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

/** @param floor  as text; '' for none */
function isUpper(floor: string): boolean {
  return Number(floor) > 0
}
