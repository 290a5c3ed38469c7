import type { InstalmentOffer } from '#contract/instalments.ts'
import { longestOf } from '#domain/instalments/instalments.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { lineText } from '../instalments/line-text.ts'
import { PlanFigures } from '../instalments/plan-figures.tsx'
import type { Choices } from './checkout-draft.ts'
import styles from './instalments-choice.module.css'
import { RadioCard, RadioCards } from './radio-cards.tsx'

await needMessages('instalments', 'checkout-parts')

export type InstalmentsChoiceProps = {
  /** The plans that this order can ask for. Without any, a wish stays until the shopper takes it back. */
  offers: readonly InstalmentOffer[]
  choices: Pick<Choices, 'asks_instalments' | 'instalments'>
  choose: (changed: Partial<Choices>) => void
  error: string | undefined
}

/** Asks whether a bank should pay the order, and which one. A tick chooses bank transfer, since that is how it pays. */
export default function InstalmentsChoice({ offers, choices, choose, error }: InstalmentsChoiceProps) {
  const text = useText()
  const format = useFormat()
  const isAsked = choices.asks_instalments !== ''
  const hasPlans = offers.length > 0
  const longest = longestOf(offers.map((plan) => ({ plan, figures: plan.figures })))
  return (
    <div className={styles.instalments}>
      <Checkbox
        name="asks_instalments"
        checked={isAsked}
        error={hasPlans ? undefined : text('instalments.none-fits')}
        onChange={({ currentTarget: { checked, form } }) => {
          choose(checked ? { asks_instalments: 'on', payment: 'bank' } : { asks_instalments: '' })
          // The box goes, and the focus with it.
          if (!hasPlans) form?.querySelector<HTMLElement>('[name="payment"]:checked')?.focus()
        }}
      >
        {text('instalments.wish')}
      </Checkbox>
      {!isAsked && longest && <p className={styles.line}>{lineText(text, format, longest.figures)}</p>}
      {isAsked && hasPlans && (
        <>
          <p className={styles.next}>{text('instalments.next')}</p>
          <RadioCards legend={text('instalments.choose')} isWide error={error}>
            {offers.map((offer) => (
              <RadioCard
                key={offer._id}
                name="instalments"
                value={offer._id}
                isChosen={offer._id === choices.instalments}
                onChoose={() => choose({ instalments: offer._id })}
                title={text('instalments.plan', { bank: offer.bank, months: offer.months })}
                note={<PlanFigures plan={offer} figures={offer.figures} isInLabel />}
              />
            ))}
          </RadioCards>
        </>
      )}
    </div>
  )
}
