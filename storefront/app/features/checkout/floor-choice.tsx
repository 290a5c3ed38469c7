import { useId, useState } from 'react'
import { MAX_FLOOR } from '#domain/checkout/checkout.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/field.tsx'
import form from './checkout-form.module.css'
import { optional } from './form-fields.tsx'
import styles from './floor-choice.module.css'

/** Floors with a button of their own; those from here on are typed. */
const TYPED_FROM = 5

type FloorChoiceProps = {
  /** As text; '' for none. */
  floor: string
  onChoose: (floor: string) => void
  isOptional: boolean
  error: string | undefined
}

/** Six buttons: ground floor, 1 to 4, and 5 or above with a number. */
export function FloorChoice({ floor, onChoose, isOptional, error }: FloorChoiceProps) {
  const text = useText()
  const format = useFormat()
  const hintId = useId()
  const [isTyping, setIsTyping] = useState(false)
  const isAbove = isTyping || Number(floor) >= TYPED_FROM
  const choose = (value: string, typed: boolean) => {
    setIsTyping(typed)
    onChoose(value)
  }
  return (
    <>
      <p id={hintId} className={form.accessIntro}>
        {text('checkout.access-intro')}
      </p>
      <FieldGroup
        isChoice={!isOptional}
        legend={
          isOptional ? (
            optional(text('checkout.floor'), text('checkout.optional'))
          ) : (
            <>
              {text('checkout.floor')} <span className={styles.required}>({text('checkout.required')})</span>
            </>
          )
        }
        error={error}
      >
        <div className={styles.floors}>
          {Array.from({ length: TYPED_FROM }, (_, value) => (
            <label key={value} className={styles.floor}>
              <input
                type="radio"
                name="floor"
                value={value}
                checked={!isAbove && floor === String(value)}
                aria-describedby={hintId}
                onChange={() => choose(String(value), false)}
              />
              {value === 0 ? text('checkout.ground-floor') : format.number(value)}
            </label>
          ))}
          <label className={styles.floor}>
            <input
              type="radio"
              name="floor"
              value={isAbove ? floor : TYPED_FROM}
              checked={isAbove}
              aria-describedby={hintId}
              onChange={() => choose(String(TYPED_FROM), true)}
            />
            {text('checkout.floor-above', { floor: format.number(TYPED_FROM) })}
          </label>
        </div>
      </FieldGroup>
      {isAbove && (
        <TextField
          type="number"
          label={text('checkout.floor-which')}
          inputMode="numeric"
          min={TYPED_FROM}
          max={MAX_FLOOR}
          step={1}
          autoComplete="off"
          value={floor}
          onChange={(event) => choose(event.currentTarget.value, true)}
        />
      )}
    </>
  )
}
