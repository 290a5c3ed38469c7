import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SavedAddress } from '#contract/addresses.ts'
import type { PlacedReply } from '#contract/orders/orders.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { type Refusal, useCheckedForm, type Values } from '../../ui/use-checked-form.ts'
import { RefusalNote } from '../accounts/refusal-note.tsx'
import type { UserProfile } from '#contract/accounts.ts'
import { openAttempts } from './attempts.ts'
import { BillingStep } from './billing-step.tsx'
import { addressKey, type CheckoutDraft, type Choices, keepCheckoutDraft, typedIn } from './checkout-draft.ts'
import styles from './checkout-form.module.css'
import { chosenPayment } from './chosen-payment.ts'
import { DeliveryStep } from './delivery-step.tsx'
import { fillForm, ofProfile, withOwnAddress } from './fill-form.ts'
import { emailNeed, type FormField, formFields, formProblems, isForOther } from './form-fields.tsx'
import { enteredOf, leavePlace, takeAddress } from './known-addresses.ts'
import { filledFromLast, readLastAddress } from './last-address.ts'
import { LastAddressRoom } from './last-address-room.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentStep } from './payment-step.tsx'
import type { Place } from '../accounts/place-choice.tsx'
import { chosenPlace } from '../delivery-zones/district/chosen-place.ts'
import { chooseDistrict } from '../delivery-zones/district/district.ts'
import { useLocalLevels } from './use-local-levels.ts'
import { useNextField } from './use-next-field.ts'
import { loadDesk, type QuoteState } from './use-quote.ts'
import { useSavedAddresses } from './use-saved-addresses.ts'

const LastAddressNote = lazyPart(() => import('./last-address-note.tsx'), { Loading: () => <LastAddressRoom /> })
const SavedAddresses = lazyPart(() => import('./saved-addresses.tsx'))
const RecipientBox = lazyPart(() => import('./recipient-box.tsx'))
const RecipientDetails = lazyPart(() => import('./recipient-details.tsx'))
const BusinessBox = lazyPart(() => import('./business-box.tsx'))
const BusinessDetails = lazyPart(() => import('./business-details.tsx'))

type CheckoutFormProps = {
  shop: ShopSettings
  /** Owner of the draft and cart; undefined until known. */
  owner: string | undefined
  user: UserProfile | undefined
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  state: QuoteState
  onPlaced: (reply: PlacedReply) => void
  /** Says that it is placed, or what it still needs. */
  placed: ReactNode
}

/** The three steps, beside the order summary. */
export function CheckoutForm({ shop, owner, user, choices, choose, state, onPlaced, placed }: CheckoutFormProps) {
  const text = useText()
  const { quote } = state
  const [typed, setTyped] = useState<CheckoutDraft>({})
  const [note, setNote] = useState<ReactNode>()
  /** What a guest's last order has filled in; undefined until then. */
  const [filledIn, setFilledIn] = useState<ReturnType<typeof filledFromLast>>()
  const asksAccess = quote?.asksAccess ?? false
  /**
   * What was chosen in districts that the shopper has left, perhaps only to see another's fee. The recipient's are apart
   * from the buyer's.
   */
  const left = useRef(new Map<string, Pick<Choices, 'city' | 'ward' | 'position'>>())
  const hasPlans = quote !== undefined && quote.instalments.length > 0
  const isGuest = owner === ''
  const isOthers = isForOther(choices)
  const email = emailNeed(quote, { isGuest })
  const local = useLocalLevels(choices.district)
  const form = useCheckedForm({
    fields: formFields,
    check: (given: Values<FormField>) => formProblems(given, { asksAccess, email, hasPlans, levelsOf: local.levelsOf }),
    send: place,
    onEdit: noteTyped,
    // A toast would cover the button, and repeat the box beside it.
    isQuiet: true,
  })
  const { ref } = form.props
  const nextField = useNextField({ form: ref, fields: formFields, problems: form.problems })
  const addresses = withOwnAddress(useSavedAddresses(owner), user)
  useFilledForm({ form: ref, owner, user, addresses, choices, choose, choosePlace, onFilled: noteFilled })
  const isUnanswered = owner !== undefined && openAttempts(owner).length > 0

  function noteFilled(filled: HTMLFormElement) {
    noteTyped(filled)
    setFilledIn(filledFromLast(typedIn(filled)))
  }

  function noteTyped(edited: HTMLFormElement) {
    const entered = typedIn(edited)
    setTyped(entered)
    if (owner !== undefined) keepCheckoutDraft(owner, entered)
  }

  async function place(given: Values<FormField>): Promise<Refusal | undefined> {
    const coupon = typedCoupon(ref.current)
    if (coupon !== '' && coupon !== choices.coupon) {
      choose({ coupon })
      return { message: text('checkout.coupon-checked') }
    }
    if (owner === undefined || !quote || !state.isCurrent) {
      showToast('info', text('checkout.wait'))
      return { message: '' }
    }
    setNote(undefined)
    const { orderAsShown, whyNotPlaced } = await loadDesk()
    const outcome = await orderAsShown(owner, given, quote)
    if (outcome.kind === 'placed') return void onPlaced(outcome.reply)
    const { phone } = given
    const { ask } = state
    return whyNotPlaced(outcome, { form: ref.current, phone, text, shown: quote, ask, showNote: setNote })
  }

  function takeSaved(address: SavedAddress | undefined) {
    if (address) chooseForShop(address.district)
    takeAddress(ref.current, address, { user, addresses: addresses ?? [], choices, choose })
    if (address) showToast('info', text('checkout.saved-taken'))
  }

  /** The whole shop goes by one district, but not by that of somebody else. */
  function chooseForShop(district: string) {
    if (!isOthers) chooseDistrict(district)
  }

  function choosePlace(chosen: Place) {
    if (chosen.district !== '') chooseForShop(chosen.district)
    const { district, city, ward, position } = choices
    left.current.set(`${isOthers} ${district}`, { city, ward, position })
    leavePlace(ref.current, choices, [...(addresses ?? []), ...(user ? [ofProfile(user)] : [])])
    choose({ ...chosen, city: '', ward: '', position: '', ...left.current.get(`${isOthers} ${chosen.district}`) })
  }

  return (
    <form
      {...form.props}
      {...nextField}
      className={`${styles.form} ${addresses ? '' : styles.unread} needs-script`}
      aria-label={text('checkout.title')}
    >
      <fieldset disabled={form.isBusy}>
        <BillingStep
          errors={form.errors}
          isGuest={isGuest}
          isEmailOptional={email !== 'always'}
          isCalled={choices.method !== 'pickup' && !isOthers}
        />
        <DeliveryStep
          quote={quote}
          isCurrent={state.isCurrent}
          choices={choices}
          choose={choose}
          onPlace={choosePlace}
          local={local}
          shop={shop}
          errors={form.errors}
          aside={quote && <RecipientBox form={ref} choices={choices} choose={choose} />}
          recipient={
            isOthers && (
              <RecipientDetails
                choices={choices}
                choose={choose}
                takesCash={quote?.payments.includes('cod') ?? true}
                errors={form.errors}
              />
            )
          }
          saved={
            owner === undefined ? (
              <LastAddressRoom isServed />
            ) : isGuest && readLastAddress() ? (
              filledIn === undefined ? (
                <LastAddressRoom />
              ) : (
                filledIn !== 'none' && <LastAddressNote filledIn={filledIn} isForOther={isOthers} choose={choose} />
              )
            ) : (
              addresses !== undefined &&
              addresses.length > 0 && (
                <SavedAddresses
                  addresses={addresses}
                  chosen={enteredOf(addresses, { ...typed, ...choices })?._id ?? ''}
                  onChoose={takeSaved}
                />
              )
            )
          }
        />
        <PaymentStep
          payments={quote?.payments}
          choices={choices}
          onChoose={(payment) => choose({ payment, ...(payment !== 'bank' && { asks_instalments: '' }) })}
          error={form.errors.payment}
          offers={quote?.instalments ?? []}
          choose={choose}
          planError={form.errors.instalments}
          aside={quote && <BusinessBox kept={user?.business} choices={choices} choose={choose} />}
        >
          {quote && (
            <BusinessDetails total={quote.totals.total} choices={choices} choose={choose} errors={form.errors} />
          )}
        </PaymentStep>
      </fieldset>
      <OrderSummary
        state={state}
        choices={choices}
        onCoupon={(coupon) => choose({ coupon })}
        payment={quote && chosenPayment(quote.payments, choices.payment)}
        error={form.errors.agreed}
        isPlacing={form.isBusy}
      >
        {placed}
        {note}
        <RefusalNote isAlert>
          {form.refusal ?? (isUnanswered && !form.isBusy ? text('checkout.lost') : undefined)}
        </RefusalNote>
      </OrderSummary>
    </form>
  )
}

/** Returns the code in the coupon field; '' without a code, or when an applied code has replaced the field. */
function typedCoupon(form: HTMLFormElement): string {
  return String(new FormData(form).get('coupon') ?? '').trim()
}

type Filling = {
  form: RefObject<HTMLFormElement>
  owner: string | undefined
  user: UserProfile | undefined
  addresses: readonly SavedAddress[] | undefined
  choices: Choices
  choose: (changed: Partial<Choices>) => void
  choosePlace: (place: Place) => void
  onFilled: (form: HTMLFormElement) => void
}

/**
 * Fills in the draft, and a member's profile and address once they are loaded, or the district chosen for the shop. That
 * district also replaces the draft's: it was chosen later, since a choice in this form holds for the shop.
 */
function useFilledForm({ form, owner, user, addresses, choices, choose, choosePlace, onFilled }: Filling): void {
  const haveCome = addresses !== undefined
  const fill = useEffectEvent((of: string) => {
    const shop = chosenPlace()
    const { province, district, city, floor, recipient } = choices
    // An address of somebody else stays, whatever the shop goes by.
    const isOfShop =
      recipient === '' && shop !== undefined && (province === '' || (district !== '' && district !== shop.district))
    const chosen = isOfShop ? { ...shop, city: '', floor } : { province, district, city, floor, recipient }
    const fitting = (addresses ?? []).filter((one) => chosen.district === '' || one.district === chosen.district)
    const place = fillForm(form.current, { owner: of, user, addresses: fitting, chosen })
    if (place) choose({ ...place, filledIn: addressKey({ ...typedIn(form.current), ...place }) })
    else if (isOfShop) choosePlace(shop)
    onFilled(form.current)
  })
  // Runs once per shopper; later changes are their own typing.
  useEffect(() => {
    if (owner !== undefined && haveCome) fill(owner)
  }, [owner, haveCome])
}
