import type { RefObject } from 'react'
import { meantEmail } from '#domain/accounts/mistyped-email.ts'
import { useText } from '../../messages/text.ts'
import { enterValue } from './enter-value.ts'
import styles from './email-hint.module.css'

/** `typed`: what the field held when it was left. */
type EmailHintProps = { typed: string; field: RefObject<HTMLInputElement> }

/** Offers the address that was probably meant; nothing for every other one. */
export default function EmailHint({ typed, field }: EmailHintProps) {
  const text = useText()
  const email = meantEmail(typed)
  if (email === undefined) return null

  const take = () => {
    // First, since this button goes with the change.
    field.current.focus()
    enterValue(field.current, email)
  }

  return (
    <span className={styles.meant}>
      {text('account.email-meant', { email })}{' '}
      <button type="button" className={styles.take} onClick={take}>
        {text('account.email-take')}
      </button>
    </span>
  )
}
