import type { ReactNode } from 'react'
import { FieldTitle, InputHelperText, useResourceContext, type InputProps } from 'react-admin'

/** Label as in react-admin's own inputs: defaults to the field's name, with an asterisk if required. */
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

/** Error of a field, or else its help text. */
export function InputHelp({ error, text }: { error: { message?: string | undefined } | undefined; text?: ReactNode }) {
  return <InputHelperText error={error?.message ?? ''} {...(text !== undefined && { helperText: text })} />
}
