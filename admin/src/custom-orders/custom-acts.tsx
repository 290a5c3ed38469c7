import type { AdminCustomRequest } from '#contract/admin/custom-orders.ts'
import { MAX_CUSTOM_REASON_LENGTH, MAX_QUOTE_NOTE_LENGTH } from '#domain/custom-quote.ts'
import { requestAllows } from '#domain/custom-requests.ts'
import type { ProductionStage } from '#domain/production.ts'
import { post } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { FormButton } from '../ui/form-button.tsx'
import { ChoiceField, WordsField } from '../ui/plain-fields.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { stageWords } from './custom-words.tsx'
import { QuoteButton } from './quote-button.tsx'

type Of = { request: AdminCustomRequest }

/** What can be done about a request now. */
export function CustomActs({ request }: Of) {
  const mayDecide = useCan('orders.decide')
  const mayWork = useCan('orders.work')
  const { id, state, nextStages } = request
  return (
    <>
      {mayDecide && requestAllows('quote', state) && <QuoteButton request={request} />}
      {mayDecide && requestAllows('refuse', state) && (
        <WordsButton
          label="Refuse"
          isDanger
          title="Refuse to make it?"
          text="The customer gets a mail with your words. An offer that was made is over."
          wordsLabel="Why (the customer reads it)"
          maxLength={MAX_CUSTOM_REASON_LENGTH}
          act={(reason) => post(`/custom-requests/${id}/refusal`, { reason })}
          done="Refused"
        />
      )}
      {mayWork && nextStages.length > 0 && <StageButton request={request} />}
    </>
  )
}

type Move = { stage: ProductionStage; note: string }

function StageButton({ request: { id, nextStages } }: Of) {
  const initial: Move = { stage: nextStages[0]!, note: '' }
  return (
    <FormButton
      label="Next stage"
      variant="contained"
      title="How far is it?"
      text="Only forward. The customer sees it with the order, and gets a mail when the making begins and when it is ready."
      initial={initial}
      renderFields={({ stage, note }, change) => (
        <>
          <ChoiceField
            label="Stage"
            value={stage}
            choices={nextStages.map((one) => ({ id: one, name: stageWords[one] }))}
            onChange={(one) => change({ stage: one })}
          />
          <WordsField
            label="Words to the customer"
            helperText={`At most ${MAX_QUOTE_NOTE_LENGTH} signs`}
            value={note}
            onChange={(words) => change({ note: words })}
          />
        </>
      )}
      act={(move) => post(`/custom-requests/${id}/stage`, move)}
      done="The stage is written down"
      yes="Keep it"
    />
  )
}
