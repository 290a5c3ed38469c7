import type { ComponentProps } from 'react'
import { MAX_EMAIL_LENGTH } from '#domain/accounts/email.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { TextField } from '../../../ui/field.tsx'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'hint'> & { shopPhone: string }

/** The email address that a quote goes to. Its hint names the phone for shoppers without one. */
export function EmailField({ shopPhone, ...field }: EmailFieldProps) {
  const text = useText()
  const format = useFormat()
  return (
    <TextField
      {...field}
      hint={
        <>
          {text('custom-form.email-hint')}{' '}
          <a href={`tel:${shopPhone}`}>{text('custom-form.no-email', { phone: format.phone(shopPhone) })}</a>
        </>
      }
      type="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
    />
  )
}
