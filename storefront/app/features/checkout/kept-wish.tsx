import type { Retry } from '../../ui/lazy-part.tsx'
import type { InstalmentsChoiceProps } from './instalments-choice.tsx'
import { partMissing } from './retry-note.tsx'

const PlansMissing = partMissing('checkout.instalments', 'instalments')
const BoxMissing = partMissing('checkout.instalments', 'asks_instalments')

/** Keeps a wish for instalments in the form until the part that shows it has loaded. A plan that is gone is not kept. */
export function KeptWish({ offers, choices }: Pick<InstalmentsChoiceProps, 'offers' | 'choices'>) {
  if (choices.asks_instalments === '') return null
  const { instalments } = choices
  return (
    <>
      <input type="hidden" name="asks_instalments" value="on" />
      {offers.some(({ _id }) => _id === instalments) && <input type="hidden" name="instalments" value={instalments} />}
    </>
  )
}

/** Does so for a part that could not be loaded. Who has no wish misses nothing. */
export function MissingWish({ offers, choices, isTrying, onRetry }: InstalmentsChoiceProps & Retry) {
  if (choices.asks_instalments === '') return null
  const Missing = offers.length > 0 ? PlansMissing : BoxMissing
  return (
    <>
      <Missing isTrying={isTrying} onRetry={onRetry} />
      <KeptWish offers={offers} choices={choices} />
    </>
  )
}
