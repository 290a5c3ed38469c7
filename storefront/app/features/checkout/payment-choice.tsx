import type { Quote } from '#contract/checkout.ts'
import { isWallet, paymentMethods, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { WalletMark } from '../payments/wallet-mark.tsx'
import type { Choices } from './checkout-draft.ts'
import { chosenPayment } from './chosen-payment.ts'
import { KeptWish, MissingWish } from './kept-wish.tsx'
import { RadioCard, RadioCards } from './radio-cards.tsx'

await needMessages('checkout-parts')

const InstalmentsChoice = lazyPart(() => import('./instalments-choice.tsx'), {
  Loading: KeptWish,
  Missing: MissingWish,
})

type PaymentChoiceProps = {
  /** The available methods. */
  payments: Quote['payments']
  choices: Pick<Choices, 'payment' | 'method' | 'district' | 'recipient' | 'asks_instalments' | 'instalments'>
  onChoose: (payment: PaymentMethod) => void
  error: string | undefined
  /** Plans of banks that the order can ask for. */
  offers: Quote['instalments']
  choose: (changed: Partial<Choices>) => void
  planError: string | undefined
}

/** The choice of payment method. An unavailable method says why. */
export default function PaymentChoice({ payments, choices, onChoose, error, ...plans }: PaymentChoiceProps) {
  const { offers, choose, planError } = plans
  const text = useText()
  const format = useFormat()
  const isPickup = choices.method === 'pickup'
  const isPossible = (payment: PaymentMethod) => payments.includes(payment)
  const note = (payment: PaymentMethod) => {
    if (isPossible(payment)) {
      if (payment === 'cod' && !isPickup && choices.recipient !== '') return text('recipient.cod-note')
      return text(payment === 'cod' && isPickup ? 'checkout.cod-pickup-note' : `checkout.${payment}-note`)
    }
    return choices.district === ''
      ? text('checkout.payment-impossible')
      : text('checkout.payment-impossible-in', { district: format.place(choices.district) })
  }
  const chosen = chosenPayment(payments, choices.payment)
  return (
    <>
      <RadioCards legend={text('checkout.payment')} isLegendHidden isWide error={error}>
        {paymentMethods.map((payment) => (
          <RadioCard
            key={payment}
            name="payment"
            value={payment}
            isChosen={payment === chosen}
            isDisabled={!isPossible(payment)}
            onChoose={() => onChoose(payment)}
            title={text(payment === 'cod' && isPickup ? 'checkout.cod-pickup' : `checkout.${payment}`)}
            note={note(payment)}
            {...(isWallet(payment) && { end: <WalletMark wallet={payment} /> })}
          />
        ))}
      </RadioCards>
      {(offers.length > 0 || choices.asks_instalments !== '') && (
        <InstalmentsChoice offers={offers} choices={choices} choose={choose} error={planError} />
      )}
    </>
  )
}
