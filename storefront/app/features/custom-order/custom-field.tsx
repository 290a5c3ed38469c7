import type { ComponentProps, ReactNode } from 'react'
import { latinDigits } from '#domain/digits.ts'
import { useText } from '../../messages/text.ts'
import styles from './custom-field.module.css'

type CustomFieldProps = {
  id: string
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

/** A control under its label, with what is wrong beside it. */
export function CustomField({ id, label, hint, error, children }: CustomFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <span aria-hidden="true"> *</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type TextInputProps = ComponentProps<'input'> & {
  id: string
  label: string
  error?: string | undefined
}

export function TextInput({ label, error, ...input }: TextInputProps) {
  return (
    <CustomField id={input.id} label={label} error={error}>
      <input className={styles.input} required {...input} {...described(input.id, error)} />
    </CustomField>
  )
}

type SizeInputProps = Omit<TextInputProps, 'type' | 'onChange'> & { onValue: (value: string) => void }

/** Centimetres. A field for numbers drops Devanagari digits, so they are turned into Latin ones before they enter. */
export function SizeInput({ label, error, onValue, ...input }: SizeInputProps) {
  const text = useText()
  return (
    <CustomField
      id={input.id}
      error={error}
      label={
        <>
          {label} <span className={styles.unit}>{text('custom-form.centimeters')}</span>
        </>
      }
    >
      <input
        className={styles.input}
        type="number"
        inputMode="decimal"
        step="any"
        required
        {...input}
        {...described(input.id, error)}
        ref={withLatinDigits}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </CustomField>
  )
}

/** Listens to the native event: React's own of this name comes too late to change what enters. */
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

function described(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }
}
