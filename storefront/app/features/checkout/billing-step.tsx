import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { TextField } from '../../ui/field.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { NameField } from '../accounts/name-field.tsx'
import { loginPath } from '../accounts/session/session.ts'
import styles from './checkout-form.module.css'
import hints from './email-hints.module.css'
import { optional } from './form-fields.tsx'
import { Step } from './step.tsx'

/** Enough for a phone number in any format with its country code. */
export const MAX_PHONE_LENGTH = 24

type BillingStepProps = {
  errors: FieldErrors<'name' | 'phone' | 'email'>
  isGuest: boolean
  /** Whether the email address may stay blank: news then come by SMS. */
  isEmailOptional: boolean
  /** Whether the driver calls the buyer: not for a pickup, nor where somebody else receives it. */
  isCalled: boolean
}

/** The buyer. */
export function BillingStep({ errors, isGuest, isEmailOptional, isCalled }: BillingStepProps) {
  const text = useText()
  return (
    <Step
      number={1}
      title={text('checkout.billing')}
      aside={
        isGuest && (
          <p className={styles.login}>
            {text('checkout.have-account')} <Link to={loginPath(href('/checkout'))}>{text('checkout.login')}</Link>
          </p>
        )
      }
    >
      <div className={styles.pairs}>
        <NameField name="name" label={text('checkout.name')} enterKeyHint="next" required error={errors.name} />
        <TextField
          name="phone"
          type="tel"
          label={text('checkout.phone')}
          hint={text(isCalled ? 'checkout.phone-hint' : 'checkout.phone-hint-pickup')}
          autoComplete="tel-national"
          enterKeyHint="next"
          maxLength={MAX_PHONE_LENGTH}
          required
          error={errors.phone}
        />
        <div className={`${styles.whole} ${hints.email}`}>
          <EmailField
            label={
              isEmailOptional ? optional(text('checkout.email'), text('checkout.optional')) : text('checkout.email')
            }
            hint={
              <>
                {isEmailOptional && <span>{text('checkout.email-optional-hint')}</span>}
                <span>{text('checkout.email-hint')}</span>
              </>
            }
            // Tells an empty field from a filled one in styles.
            placeholder=" "
            enterKeyHint="next"
            required={!isEmailOptional}
            error={errors.email}
          />
        </div>
      </div>
    </Step>
  )
}
