import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, href } from 'react-router'
import type { SavedAddress } from '#contract/addresses.ts'
import type { CustomRequest } from '#contract/custom-orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { type Refusal, useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { refusalOf } from '../accounts/refusal.ts'
import { BillingStep } from '../checkout/billing-step.tsx'
import type { CheckoutDraft, Choices } from '../checkout/checkout-draft.ts'
import '../checkout/checkout-messages.ts'
import { DeliveryStep } from '../checkout/delivery-step.tsx'
import { fillForm } from '../checkout/fill-form.ts'
import { type FormField, formFields, formProblems } from '../checkout/form-fields.ts'
import { enterAddress, enteredOf } from '../checkout/known-addresses.ts'
import SavedAddresses from '../checkout/saved-addresses.tsx'
import { useSavedAddresses } from '../checkout/use-saved-addresses.ts'
import styles from '../orders/own-order.module.css'
import { trackPath } from '../orders/track-path.ts'
import { keepOrder } from '../orders/use-orders.ts'
import { useSession } from '../session/session.ts'
import formStyles from './accept-form.module.css'
import { AcceptPayment } from './accept-payment.tsx'
import { AcceptSummary } from './accept-summary.tsx'
import { acceptBody } from './accept-body.ts'
import { requestsApi, type RequestDoor } from './requests-api.ts'
import { askForRequestAgain, useFigures } from './use-requests.ts'

const none: Choices = {
  province: '',
  district: '',
  method: '',
  floor: '',
  hasLift: '',
  access: '',
  payment: '',
  coupon: '',
}

type AcceptFormProps = { request: CustomRequest; door: RequestDoor; shop: ShopSettings; onBack: () => void }

/** Where the piece goes and how it is paid, as at the checkout, beside what that costs. */
export default function AcceptForm({ request, door, shop, onBack }: AcceptFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<CheckoutDraft>({})
  const [choices, setChoices] = useState(none)
  const figures = useFigures(door, choices)
  const { data } = figures
  const asksAccess = data?.asksAccess ?? false
  const form = useCheckedForm({
    fields: formFields,
    check: (given: Values<FormField>) => formProblems(given, { asksAccess }),
    send: accept,
    onEdit: (edited) => setTyped(typedIn(edited)),
  })
  const { ref } = form.props
  const choose = (changed: Partial<Choices>) => setChoices((before) => ({ ...before, ...changed }))
  const addresses = useKnownAddress(request, ref, choose)
  useEffect(() => title.current?.focus(), [])

  async function accept(given: Values<FormField>): Promise<Refusal | undefined> {
    if (!data || figures.isPlaceholderData || data.isEstimate) return { message: text('piece.wait') }
    const answer = await requestsApi.accept(door, acceptBody(given, data))
    if (answer.success) {
      const { data: order, trackKey } = answer
      const { orderId } = order
      askForRequestAgain(request.number)
      if (door.key !== undefined) keepOrder({ orderId, key: trackKey }, order)
      await navigate(
        door.key === undefined ? href('/my-orders/:orderId', { orderId }) : trackPath({ orderId, key: trackKey }),
      )
      return undefined
    }
    if (answer.code === 'figures_changed' || answer.code === 'conflict') {
      askForRequestAgain(request.number)
      await figures.refetch()
    }
    if (answer.code === 'figures_changed') return { message: text('piece.changed'), lasting: answer.message }
    return refusalOf(text, answer, text('piece.not-accepted'))
  }

  return (
    <div className={formStyles.accept}>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="arrow-left" size={18} />
        {text('piece.accept-back')}
      </button>
      <h2 ref={title} tabIndex={-1} className={formStyles.title}>
        {text('piece.accept-title')}
      </h2>
      <form {...form.props} className={formStyles.form} aria-label={text('piece.accept-title')}>
        <fieldset disabled={form.isBusy}>
          <BillingStep errors={form.errors} isGuest={false} />
          <DeliveryStep
            quote={data}
            choices={choices}
            choose={choose}
            onPlace={choose}
            shop={shop}
            errors={form.errors}
            {...(request.quote && { after: text('piece.after-making', { count: request.quote.weeks }) })}
            saved={
              addresses.length > 0 && (
                <SavedAddresses
                  addresses={addresses}
                  chosen={enteredOf(addresses, { ...typed, ...choices })?._id ?? ''}
                  onChoose={(address) => {
                    choose({ province: address?.province ?? '', district: address?.district ?? '' })
                    enterAddress(ref.current!, address)
                  }}
                />
              )
            }
          />
          <AcceptPayment
            payments={data?.payments}
            chosen={choices.payment}
            onChoose={(payment) => choose({ payment })}
            error={form.errors.payment}
          />
        </fieldset>
        <AcceptSummary request={request} figures={figures} error={form.errors.agreed} form={form} />
      </form>
    </div>
  )
}

function typedIn(form: HTMLFormElement): CheckoutDraft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

/** Fills in what is known: of a member the address used last, else who has asked for the piece. */
function useKnownAddress(
  { name, phone, email }: CustomRequest,
  form: { readonly current: HTMLFormElement | null },
  choose: (place: Partial<Choices>) => void,
): readonly SavedAddress[] {
  const { user, status } = useSession()
  const isKnown = status === 'member' || status === 'guest'
  const owner = isKnown ? (user?._id ?? '') : undefined
  const addresses = useSavedAddresses(owner)
  const haveCome = addresses !== undefined
  const fill = useEffectEvent((of: string) => {
    const place = user && fillForm(form.current!, { owner: of, user, address: addresses?.[0], hasPlace: false })
    if (place) choose(place)
    for (const [field, value] of Object.entries({ name, phone, email })) {
      const input = form.current!.elements.namedItem(field)
      if (input instanceof HTMLInputElement) fillIfEmpty(input, value)
    }
  })
  useEffect(() => {
    if (owner !== undefined && haveCome) fill(owner)
  }, [owner, haveCome])
  return addresses ?? []
}
