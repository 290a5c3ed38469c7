import { type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { lengthIn, MAX_TYPED_LENGTH, type TypedLength } from '#domain/passages/typed-length.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import styles from './length-field.module.css'

type LengthFieldProps = {
  name: string
  /** Names of the two fields for feet and inches, and the sign behind the second. */
  imperial: { feet: string; inches: string; inch: string }
  label: string
  hint?: string | undefined
  error: ReactNode
  unit: LengthUnit
  typed: TypedLength | undefined
  onChange: (typed: TypedLength) => void
  /** Called when the length is left as a whole. */
  onLeave?: () => void
  /** Called when the length is left as a whole, and on Enter. */
  onDone?: () => void
}

/** A length in centimeters, or in feet and inches side by side. */
export function LengthField({
  name,
  imperial,
  label,
  hint,
  error,
  unit,
  typed,
  onChange,
  onDone,
  onLeave = onDone,
}: LengthFieldProps) {
  const text = useText()
  const { digits } = useFormat()
  const groupId = useId()
  const pair = useRef<HTMLDivElement>(null)
  const ends = {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // From feet to inches, the length is typed by half.
      if (!pair.current?.contains(relatedTarget)) onLeave?.()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!onDone || event.key !== 'Enter') return
      event.preventDefault()
      onDone()
    },
  }
  if (unit === 'cm') {
    const { cm } = lengthIn(typed, 'cm')
    return (
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Measure
            {...control}
            {...ends}
            name={name}
            suffix={text('product.unit-cm')}
            value={digits(cm)}
            onChange={({ target }) => onChange({ cm: target.value })}
          />
        )}
      </Field>
    )
  }
  const both = lengthIn(typed, 'ft')
  return (
    <Field label={<span id={groupId}>{label}</span>} hint={hint} error={error}>
      {({ id, ...control }) => (
        <div ref={pair} role="group" aria-labelledby={groupId} className={styles.pair}>
          <Measure
            {...control}
            {...ends}
            id={id}
            name={name}
            aria-label={imperial.feet}
            suffix={text('product.unit-ft')}
            value={digits(both.feet)}
            onChange={({ target }) => onChange({ ...both, feet: target.value })}
          />
          <Measure
            {...control}
            {...ends}
            aria-label={imperial.inches}
            suffix={imperial.inch}
            value={digits(both.inches)}
            onChange={({ target }) => onChange({ ...both, inches: target.value })}
          />
        </div>
      )}
    </Field>
  )
}

function Measure({ suffix, ...input }: ComponentProps<'input'> & { suffix: string }) {
  return (
    <div className={styles.measure}>
      <input inputMode="decimal" autoComplete="off" maxLength={MAX_TYPED_LENGTH} onFocus={select} {...input} />
      <span aria-hidden="true">{suffix}</span>
    </div>
  )
}

/** What is typed then replaces the length that stood there. */
function select({ target }: FocusEvent<HTMLInputElement>): void {
  target.select()
}
