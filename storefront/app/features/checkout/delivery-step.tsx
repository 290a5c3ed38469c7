import type { ReactNode } from 'react'
import type { Quote } from '#contract/checkout.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { MAX_NOTE_LENGTH } from '#domain/checkout/checkout.ts'
import { useText } from '../../messages/text.ts'
import { Field } from '../../ui/field.tsx'
import type { FieldErrors } from '../../ui/form-problems.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { type FormField, optional } from './form-fields.tsx'
import type { Place } from '../accounts/place-choice.tsx'
import { DistrictFields } from './district-fields.tsx'
import { partMissing } from './retry-note.tsx'
import { Step } from './step.tsx'
import { StreetFields } from './street-fields.tsx'
import { TownFields } from './town-fields.tsx'
import type { LocalLevels } from './use-local-levels.ts'

const ShippingMethods = lazyPart(() => import('./shipping-methods.tsx'), {
  Loading: MethodsLoading,
  Missing: partMissing('checkout.method', 'method'),
})
const AccessFields = lazyPart(() => import('./access-fields.tsx'), { Missing: partMissing('checkout.floor', 'floor') })

type DeliveryStepProps = {
  quote: (Pick<Quote, 'methods' | 'stores' | 'asksAccess'> & Partial<Pick<Quote, 'fitting'>>) | undefined
  isCurrent: boolean
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  /** Called when the shopper chooses a place by hand. */
  onPlace: (place: Place) => void
  local: LocalLevels
  shop: ShopSettings
  errors: FieldErrors<FormField>
  /** Same as in `ShippingMethods`. */
  after?: string
  /** The choice of saved addresses. */
  saved: ReactNode
  /** The choice of somebody else who receives it, beside the title, and the fields for them. */
  aside?: ReactNode
  recipient?: ReactNode
}

/** Delivery address and shipping method. */
export function DeliveryStep({
  quote,
  isCurrent,
  choices,
  choose,
  onPlace,
  local,
  shop,
  errors,
  after,
  saved,
  aside,
  recipient,
}: DeliveryStepProps) {
  const text = useText()
  // Only after a choice of the shopper, so that nothing moves while the page loads.
  const hasChosen = choices.district !== '' || choices.method !== ''
  const asksAccess = quote?.asksAccess && hasChosen && choices.method !== 'pickup'
  return (
    <Step
      number={2}
      title={
        choices.method === 'pickup' ? (
          text('checkout.method.pickup')
        ) : (
          <>
            {text('checkout.delivery')} <span className={styles.country}>{text('checkout.country')}</span>
          </>
        )
      }
      aside={aside}
    >
      {recipient}
      {saved}
      {choices.method === 'pickup' && <p className={styles.invoice}>{text('checkout.for-invoice')}</p>}
      <div className={styles.pairs}>
        <DistrictFields place={choices} onChoose={onPlace} errors={errors} />
        <TownFields choices={choices} choose={choose} local={local} errors={errors} />
        {/* Somebody else's door is not where the buyer is. */}
        <StreetFields choices={choices} choose={choose} hasPosition={choices.recipient === ''} errors={errors} />
      </div>
      {asksAccess && <AccessFields choices={choices} choose={choose} errors={errors} />}
      {quote ? (
        <ShippingMethods
          quote={quote}
          isCurrent={isCurrent}
          choices={choices}
          choose={choose}
          shop={shop}
          error={errors.method}
          after={after}
        />
      ) : (
        <MethodsLoading />
      )}
      <Field label={optional(text('checkout.note'), text('checkout.optional'))} error={errors.note}>
        {(control) => (
          <textarea
            {...control}
            name="note"
            rows={1}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={text('checkout.note-hint')}
          />
        )}
      </Field>
    </Step>
  )
}

function MethodsLoading() {
  return <Skeleton className={styles.methodsLoading} />
}
