import { OTPField } from '@base-ui/react/otp-field'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CODE_LENGTH, codeIn } from '#domain/accounts/one-time-code.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import styles from './code-boxes.module.css'

type CodeBoxesProps = {
  name: string
  error: string | undefined
  isSms?: boolean
  /** Until when the code counts; 10 minutes without it. */
  until?: string
  /** Leaves it to the button to submit the form, where a code changes what somebody pays. */
  isSentByButton?: boolean
}

/**
 * Boxes for a code from an email or SMS, one per character. Pasting a whole code fills all of them. The last digit
 * submits the form. A reset of the form empties them, and the first one gets the focus.
 */
export function CodeBoxes({ name, error, isSms = false, until, isSentByButton = false }: CodeBoxesProps) {
  const text = useText()
  const { root, box, lastBox } = useSendWhole({ error, isSentByButton })
  const valid = until === undefined ? text('verify.code-minutes') : text('verify.code-until', { time: until })
  const hints = [valid, text(isSms ? 'verify.code-hint-sms' : 'verify.code-hint')]
  if (!isSentByButton) hints.push(text('verify.sends-itself', { length: CODE_LENGTH }))
  return (
    <Field label={text('verify.code')} hint={hints.join(' ')} error={error}>
      {(control) => (
        <OTPField.Root
          {...root}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          className={styles.boxes}
          name={name}
          length={CODE_LENGTH}
          // The library's own validation drops Devanagari digits before we can read them.
          validationType="none"
          normalizeValue={codeIn}
          inputMode="numeric"
          autoComplete="one-time-code"
        >
          {Array.from({ length: CODE_LENGTH }, (_, place) => (
            <OTPField.Input
              key={place}
              className={styles.box}
              aria-invalid={control['aria-invalid']}
              {...(place === CODE_LENGTH - 1 ? lastBox : box(place))}
              {...(place > 0 && { 'aria-label': text('verify.sign', { place: place + 1, length: CODE_LENGTH }) })}
            />
          ))}
        </OTPField.Root>
      )}
    </Field>
  )
}

/**
 * Submits the form once all digits are in, except a code that was refused. One that could not be checked is sent again when
 * it is typed again. A digit corrected in the middle sends nothing, since another may follow.
 */
function useSendWhole({ error, isSentByButton }: Pick<CodeBoxesProps, 'error'> & { isSentByButton: boolean }) {
  const boxes = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState('')
  const entered = useRef('')
  const refused = useRef('')
  /** How often the last box was typed into: a code typed over another one is whole all the time. */
  const [lastTyped, setLastTyped] = useState(0)

  function send(code: string) {
    if (isSentByButton || !WHOLE_CODE.test(code) || code === refused.current) return
    const form = boxes.current!.closest('form')!
    queueMicrotask(() => form.requestSubmit()) // a form renders its errors at once, which React forbids while it renders
  }

  // The form drops the error with the next digit.
  useEffect(() => {
    if (error !== undefined) refused.current = entered.current
  }, [error])

  useEffect(() => {
    const form = boxes.current!.closest('form')!
    const empty = () => {
      entered.current = ''
      refused.current = ''
      setValue('')
      boxes.current!.querySelector('input')!.focus()
    }
    form.addEventListener('reset', empty)
    return () => form.removeEventListener('reset', empty)
  }, [])

  const type = () => setLastTyped((times) => times + 1)

  const sendTyped = useEffectEvent(() => send(entered.current))
  useEffect(() => {
    if (lastTyped > 0) sendTyped() // after the form has the new value
  }, [lastTyped])

  return {
    root: {
      ref: boxes,
      value,
      onValueChange: (code: string) => {
        entered.current = code
        setValue(code)
      },
      onValueComplete: send,
    },
    /**
     * The library moves on when a box changes. A digit typed over itself changes none, and a Nepali key reports a digit
     * other than the one in the box.
     */
    box: (place: number) => ({
      onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
        const digit = codeIn((nativeEvent as InputEvent).data ?? '')
        const next = currentTarget.nextElementSibling
        if (digit !== '' && digit === entered.current[place] && next instanceof HTMLInputElement) next.focus()
      },
    }),
    lastBox: {
      onInput: type,
      // The library keeps the event of a digit that already stands there.
      onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
        void (key === currentTarget.value && type()),
    },
  }
}

const WHOLE_CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`)
