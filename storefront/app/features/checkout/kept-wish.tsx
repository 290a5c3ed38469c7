import type { Retry } from '../../ui/lazy-part.tsx'
import type { InstalmentsChoiceProps } from './instalments-choice.tsx'
import { partMissing } from './retry-note.tsx'

const PlansMissing = partMissing('checkout.payment', 'instalments')

/** Keeps a wish for instalments in the form until the part that shows it has loaded. A plan that is gone is not kept. */
export function KeptWish({ offers, choices: { asks_instalments, instalments } }: InstalmentsChoiceProps) {
  if (!asks_instalments) return null
  return (
    <>
      <input type="hidden" name="asks_instalments" value="on" />
      {offers.some(({ _id }) => _id === instalments) && <input type="hidden" name="instalments" value={instalments} />}
    </>
  )
}

/** Does so for a part that could not be loaded. A shopper without a wish misses nothing. */
export function MissingWish(props: InstalmentsChoiceProps & Retry) {
  return (
    props.choices.asks_instalments && (
      <>
        <PlansMissing {...props} />
        <KeptWish {...props} />
      </>
    )
  )
}
