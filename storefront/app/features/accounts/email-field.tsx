import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { TextField } from '../../ui/field.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

const EmailHint = lazyPart(() => import('./email-hint.tsx'))

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'hint'> & {
  /** The usual one. It keeps the line of the question about a mistyping, so that nothing moves. */
  hint: ReactNode
  /** An address in the field from the start, perhaps mistyped: its question shows at once. */
  asked?: string | undefined
}

/** The field `email`. A usual mistyping of a provider gets a question once the field is left. */
export function EmailField({ hint, asked = '', ...field }: EmailFieldProps) {
  const email = useRef<HTMLInputElement>(BEFORE_MOUNT)
  /** The address in the field when it was left; '' while it is being typed. */
  const [left, setLeft] = useState(asked)
  return (
    <TextField
      ref={email}
      name="email"
      type="email"
      hint={
        <>
          <span role="status">{left && <EmailHint typed={left} field={email} />}</span>
          <span>{hint}</span>
        </>
      }
      onInput={() => setLeft('')}
      onBlur={({ currentTarget }) => setLeft(currentTarget.value)}
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      {...field}
    />
  )
}
