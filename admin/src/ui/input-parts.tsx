import type { ReactNode } from 'react'
import { FieldTitle, InputHelperText, useResourceContext, type InputProps } from 'react-admin'

/** A label as react-admin's own inputs have it: from the field's name where none is given, with a star where it must be filled in. */
export function InputTitle({ label, source, isRequired }: InputTitleProps) {
  const resource = useResourceContext()
  return (
    <FieldTitle
      source={source}
      isRequired={isRequired}
      {...(label !== undefined && { label })}
      {...(resource !== undefined && { resource })}
    />
  )
}

type InputTitleProps = Pick<InputProps, 'source' | 'label'> & { isRequired: boolean }

/** What is wrong with a field, or else what there is to say about it. */
export function InputHelp({ error, text }: { error: { message?: string | undefined } | undefined; text?: ReactNode }) {
  return <InputHelperText error={error?.message ?? ''} {...(text !== undefined && { helperText: text })} />
}
