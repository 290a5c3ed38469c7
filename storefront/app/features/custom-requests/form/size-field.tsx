import type { ComponentProps } from 'react'
import { latinDigits } from '#domain/text.ts'
import { type Text, useText } from '../../../messages/text.ts'
import { TextField } from '../../../ui/field.tsx'
import styles from './size-field.module.css'
import { isNumber, MAX_SIZE_LENGTH, sizeInCentimeters } from './typed-size.ts'

type SizeFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'ref' | 'hint' | 'value'> & { value: string }

/**
 * A size in centimeters. A number field drops letters without a word, so that `5 ft` would become 5 cm. The field turns
 * into a text field as soon as somebody types a unit, and says what that is in centimeters.
 */
export function SizeField({ label, value, ...field }: SizeFieldProps) {
  const text = useText()
  const isPlain = isNumber(value)
  return (
    <TextField
      {...field}
      value={value}
      type={isPlain ? 'number' : 'text'}
      inputMode="decimal"
      step="any"
      maxLength={MAX_SIZE_LENGTH}
      ref={watchTyping}
      hint={isPlain ? undefined : hintOf(text, value)}
      label={
        <>
          {label} <span className={styles.unit}>{text('custom-form.centimeters')}</span>
        </>
      }
    />
  )
}

function hintOf(text: Text, typed: string): string {
  const cm = sizeInCentimeters(typed)
  return cm === typed ? text('custom-form.unit-hint') : text('custom-form.converted', { cm: Number(cm) })
}

/** Uses native events, since React's own come too late to change the input. */
function watchTyping(input: HTMLInputElement | null) {
  input?.addEventListener('beforeinput', changeTyped)
  input?.addEventListener('compositionend', addComposed)
  return () => {
    input?.removeEventListener('beforeinput', changeTyped)
    input?.removeEventListener('compositionend', addComposed)
  }
}

/** Converts Devanagari digits to Latin ones, and makes room for letters. */
function changeTyped(event: InputEvent): void {
  const input = event.currentTarget as HTMLInputElement
  const typed = event.data ?? ''
  const latin = latinDigits(typed)
  if ((latin === typed && !isDropped(input, latin)) || !event.cancelable) return
  event.preventDefault()
  insert(input, latin)
}

/** A composed text, as of a Nepali keyboard, cannot be changed while it is typed. */
function addComposed(event: CompositionEvent): void {
  const input = event.currentTarget as HTMLInputElement
  const latin = latinDigits(event.data)
  if (isDropped(input, latin)) insert(input, latin)
}

/** Whether a field would drop part of a text. */
function isDropped(input: HTMLInputElement, text: string): boolean {
  return input.type === 'number' && !/^[\d.]*$/.test(text)
}

function insert(input: HTMLInputElement, text: string): void {
  if (isDropped(input, text)) {
    input.type = 'text'
    // The caret of a number field is unknown: a unit goes to the end, and a whole measure that is pasted replaces all.
    input.setSelectionRange(/\d/.test(text) ? 0 : input.value.length, input.value.length)
  }
  document.execCommand('insertText', false, text) // keeps the caret and Undo, which setting the value would not
}
