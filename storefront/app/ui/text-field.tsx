import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

/** A single line of text. */
export function TextField({ label, hint, error, isMarked, ...input }: ComponentProps<'input'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} isMarked={isMarked}>
      {(control) => <input {...input} {...control} />}
    </Field>
  )
}
