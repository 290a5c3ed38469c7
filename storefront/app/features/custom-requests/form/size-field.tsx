import type { ComponentProps } from 'react'
import { latinDigits } from '#domain/text.ts'
import { useText } from '../../../messages/text.ts'
import { TextField } from '../../../ui/field.tsx'
import styles from './size-field.module.css'

/** A size in centimeters. A number field drops Devanagari digits, so they are converted to Latin digits first. */
export function SizeField({ label, ...field }: Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>) {
  const text = useText()
  return (
    <TextField
      {...field}
      type="number"
      inputMode="decimal"
      step="any"
      ref={withLatinDigits}
      label={
        <>
          {label} <span className={styles.unit}>{text('custom-form.centimeters')}</span>
        </>
      }
    />
  )
}

/** Uses the native event, since React's own comes too late to change the input. */
function withLatinDigits(input: HTMLInputElement | null) {
  input?.addEventListener('beforeinput', enterLatinDigits)
  return () => input?.removeEventListener('beforeinput', enterLatinDigits)
}

function enterLatinDigits(event: InputEvent): void {
  const latin = latinDigits(event.data ?? '')
  if (latin === (event.data ?? '') || !event.cancelable) return
  event.preventDefault()
  document.execCommand('insertText', false, latin) // keeps the caret and Undo, which setting the value would not
}
