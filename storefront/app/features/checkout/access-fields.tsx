import { useState } from 'react'
import { MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { keptAccess } from '#domain/passages/kept-access.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { PASSAGES_KEY, readKept, recordIn } from '../../storage.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { FloorChoice } from './floor-choice.tsx'
import { optional } from './form-fields.tsx'

await needMessages('checkout-parts')

type AccessFieldsProps = {
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  errors: FieldErrors<'floor' | 'access'>
}

/**
 * Details of the access for the two people who carry large goods. Only upper floors have a lift. It begins ticked where
 * the shopper has measured one for "Will it get in?", except at somebody else's home.
 */
export default function AccessFields({ choices, choose, errors }: AccessFieldsProps) {
  const text = useText()
  const [hasAnswered, setHasAnswered] = useState(false)
  const chooseFloor = (floor: string) => {
    const isFirst = !isUpper(choices.floor) && !hasAnswered
    const isLiftKnown = isFirst && isUpper(floor) && choices.recipient === '' && hasMeasuredLift()
    choose({ floor, ...(isLiftKnown && { hasLift: 'on' }) })
  }
  return (
    <div className={styles.access}>
      <FloorChoice floor={choices.floor} onChoose={chooseFloor} error={errors.floor} />
      {isUpper(choices.floor) && (
        <Checkbox
          name="hasLift"
          checked={choices.hasLift !== ''}
          onChange={(event) => {
            setHasAnswered(true)
            choose({ hasLift: event.currentTarget.checked ? 'on' : '' })
          }}
        >
          {text('checkout.lift')}
        </Checkbox>
      )}
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
    </div>
  )
}

/** @param floor  as text; '' for none */
function isUpper(floor: string): boolean {
  return Number(floor) > 0
}

function hasMeasuredLift(): boolean {
  return keptAccess(recordIn(readKept(PASSAGES_KEY))).has.lift
}
