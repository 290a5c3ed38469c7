import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useNavigate, href } from 'react-router'
import type { SavedAddress } from '#contract/addresses.ts'
import type { CustomRequest } from '#contract/custom-requests.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { type Refusal, useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { fillIfEmpty } from '../accounts/enter-value.ts'
import { refusalOf } from '../accounts/refusal.ts'
import { BillingStep } from '../checkout/billing-step.tsx'
import {
  type CheckoutDraft,
  type Choices,
  type DraftOf,
  dropCheckoutDraft,
  keepCheckoutDraft,
  typedIn,
} from '../checkout/checkout-draft.ts'
import '../checkout/checkout-messages.ts'
import { DeliveryStep } from '../checkout/delivery-step.tsx'
import { fillForm, withOwnAddress } from '../checkout/fill-form.ts'
import { type FormField, formFields, formProblems, isForOther } from '../checkout/form-fields.tsx'
import { enteredOf, takeAddress } from '../checkout/known-addresses.ts'
import RecipientBox from '../checkout/recipient-box.tsx'
import RecipientDetails from '../checkout/recipient-details.tsx'
import SavedAddresses from '../checkout/saved-addresses.tsx'
import { useLocalLevels } from '../checkout/use-local-levels.ts'
import { useNextField } from '../checkout/use-next-field.ts'
import { useChoices } from '../checkout/use-choices.ts'
import { useSavedAddresses } from '../checkout/use-saved-addresses.ts'
import styles from '../orders/order/own-order.module.css'
import { payAsChosen } from '../payments/paying.ts'
import { trackPath } from '../orders/track/track-path.ts'
import { keepOrder } from '../orders/list/use-orders.ts'
import { chosenPlace } from '../delivery-zones/district/chosen-place.ts'
import { useSession } from '../accounts/session/session.ts'
import formStyles from './accept-form.module.css'
import BusinessBox from '../checkout/business-box.tsx'
import BusinessDetails from '../checkout/business-details.tsx'
import { AcceptPayment } from './accept-payment.tsx'
import { AcceptSummary } from './accept-summary.tsx'
import { acceptBody } from './accept-body.ts'
import { requestsApi, type RequestDoor } from './requests-api.ts'
import { askForRequestAgain, useFigures } from './use-requests.ts'

await needMessages('checkout-parts')

type AcceptFormProps = { request: CustomRequest; door: RequestDoor; shop: ShopSettings; onBack: () => void }

/** Delivery address and payment as at the checkout, beside the cost. Back and a reload close it and keep the entries. */
export default function AcceptForm({ request, door, shop, onBack }: AcceptFormProps) {
  const text = useText()
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState<CheckoutDraft>({})
  const draft: DraftOf = `accept:${request.number}`
  const { user, status } = useSession()
  const isKnown = status === 'member' || status === 'guest'
  const owner = isKnown ? (user?._id ?? '') : undefined
  const { choices, choose } = useChoices(owner, draft)
  const figures = useFigures(door, choices)
  const { data } = figures
  const asksAccess = data?.asksAccess ?? false
  const local = useLocalLevels(choices.district)
  const form = useCheckedForm({
    fields: formFields,
    check: (given: Values<FormField>) => formProblems(given, { asksAccess, email: 'always', levelsOf: local.levelsOf }),
    send: accept,
    onEdit: noteTyped,
  })
  const { ref } = form.props
  const nextField = useNextField({ form: ref, fields: formFields, problems: form.problems })
  const addresses = useKnownAddress(request, { draft, owner, form: ref, choices, choose, onFilled: noteTyped })
  useBackCloses(true, onBack)
  useEffect(() => title.current?.focus(), [])

  function noteTyped(edited: HTMLFormElement) {
    const entered = typedIn(edited)
    setTyped(entered)
    if (owner !== undefined) keepCheckoutDraft(owner, entered, draft)
  }

  async function accept(given: Values<FormField>): Promise<Refusal | undefined> {
    if (!data || figures.isPlaceholderData || data.isEstimate) return { message: text('piece.wait') }
    const answer = await requestsApi.accept(door, acceptBody(given, data))
    if (answer.success) {
      const { data: order, trackKey } = answer
      const { orderId } = order
      dropCheckoutDraft(draft)
      askForRequestAgain(request.number)
      if (door.key !== undefined) keepOrder({ orderId, key: trackKey }, order)
      const path =
        door.key === undefined ? href('/my-orders/:orderId', { orderId }) : trackPath({ orderId, key: trackKey })
      const shown = Promise.resolve(navigate(path))
      payAsChosen(answer, shown)
      await shown
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
      <h2 ref={title} tabIndex={-1}>
        {text('piece.accept-title')}
      </h2>
      <form {...form.props} {...nextField} className={formStyles.form} aria-label={text('piece.accept-title')}>
        <fieldset disabled={form.isBusy}>
          <BillingStep
            errors={form.errors}
            isGuest={false}
            isEmailOptional={false}
            isCalled={choices.method !== 'pickup' && choices.recipient === ''}
          />
          <DeliveryStep
            quote={data}
            isCurrent={data !== undefined && !figures.isPlaceholderData}
            choices={choices}
            choose={choose}
            onPlace={(place) => choose({ ...place, city: '', ward: '' })}
            local={local}
            shop={shop}
            errors={form.errors}
            aside={data && <RecipientBox form={ref} choices={choices} choose={choose} />}
            recipient={
              isForOther(choices) && (
                <RecipientDetails
                  choices={choices}
                  choose={choose}
                  takesCash={data?.payments.includes('cod') ?? true}
                  errors={form.errors}
                />
              )
            }
            {...(request.quote && { after: text('piece.after-making', { count: request.quote.weeks }) })}
            saved={
              addresses.length > 0 && (
                <SavedAddresses
                  addresses={addresses}
                  chosen={enteredOf(addresses, { ...typed, ...choices })?._id ?? ''}
                  onChoose={(address) => takeAddress(ref.current, address, { user, addresses, choices, choose })}
                />
              )
            }
          />
          <AcceptPayment
            payments={data?.payments}
            chosen={choices.payment}
            onChoose={(payment) => choose({ payment })}
            error={form.errors.payment}
            aside={data && <BusinessBox kept={user?.business} choices={choices} choose={choose} />}
          >
            {data && (
              <BusinessDetails total={data.totals.total} choices={choices} choose={choose} errors={form.errors} />
            )}
          </AcceptPayment>
        </fieldset>
        <AcceptSummary request={request} figures={figures} error={form.errors.agreed} form={form} />
      </form>
    </div>
  )
}

type Filling = {
  draft: DraftOf
  owner: string | undefined
  form: RefObject<HTMLFormElement>
  choices: Choices
  choose: (place: Partial<Choices>) => void
  onFilled: (form: HTMLFormElement) => void
}

/**
 * Fills in the draft, then a member's own address in the district chosen for the shop, and the contact of the request.
 */
function useKnownAddress(
  { name, phone, email }: CustomRequest,
  { draft, owner, form, choices, choose, onFilled }: Filling,
): readonly SavedAddress[] {
  const { user } = useSession()
  const addresses = withOwnAddress(useSavedAddresses(owner), user)
  const haveCome = addresses !== undefined
  const fill = useEffectEvent((of: string) => {
    const shop = choices.province === '' ? chosenPlace() : undefined
    const chosen = shop ? { ...choices, ...shop, city: '' } : choices
    const fitting = (addresses ?? []).filter((one) => chosen.district === '' || one.district === chosen.district)
    const place = fillForm(form.current, { of: draft, owner: of, user, addresses: fitting, chosen })
    if (place) choose(place)
    else if (shop) choose({ ...shop, city: '', ward: '' })
    for (const [field, value] of Object.entries({ name, phone, email })) {
      const input = form.current.elements.namedItem(field)
      if (input instanceof HTMLInputElement) fillIfEmpty(input, value)
    }
    onFilled(form.current)
  })
  useEffect(() => {
    if (owner !== undefined && haveCome) fill(owner)
  }, [owner, haveCome])
  return addresses ?? []
}
