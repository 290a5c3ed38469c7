import type { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import { MAX_CUSTOM_REASON_LENGTH, MAX_QUOTE_NOTE_LENGTH } from '#domain/custom-requests/custom-quote.ts'
import { requestAllows, type ProductionStage } from '#domain/custom-requests/custom-requests.ts'
import { post } from '../api.ts'
import { ReplyChooser } from '../canned-replies/reply-chooser.tsx'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { FormButton } from '../ui/form-button.tsx'
import { ChoiceField, WordsField } from '../ui/plain-fields.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { stageWords } from './custom-words.tsx'
import { QuoteButton } from './quote-button.tsx'

type Of = { request: AdminCustomRequest }

/** Actions that a request's state and the viewer's permissions allow. */
export function CustomActs({ request }: Of) {
  const mayDecide = useCan('orders.decide')
  const mayWork = useCan('orders.work')
  const { id, state, nextStages } = request
  return (
    <>
      {mayDecide && requestAllows('quote', state) && <QuoteButton request={request} />}
      {mayDecide && requestAllows('refuse', state) && (
        <WordsButton
          label={t('Decline')}
          isDanger
          title={t('Decline this request?')}
          text={t('The customer receives your message by email. An open quote is withdrawn.')}
          wordsLabel={t('Reason (shown to the customer)')}
          renderAbove={(words, change) => (
            <ReplyChooser path={`/custom-requests/${id}`} words={words} onChange={change} />
          )}
          maxLength={MAX_CUSTOM_REASON_LENGTH}
          act={(reason) => post(`/custom-requests/${id}/refusal`, { reason })}
          done={t('Request declined')}
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
      label={t('Update stage')}
      variant="contained"
      title={t('Update production stage')}
      text={t(
        'Stages only move forward. The customer sees the stage with the order and is emailed when production starts and when the piece is ready.',
      )}
      initial={initial}
      renderFields={({ stage, note }, change) => (
        <>
          <ChoiceField
            label={t('Stage')}
            value={stage}
            choices={nextStages.map((one) => ({ id: one, name: stageWords[one] }))}
            onChange={(one) => change({ stage: one })}
          />
          <ReplyChooser path={`/custom-requests/${id}`} words={note} onChange={(words) => change({ note: words })} />
          <WordsField
            label={t('Message to the customer')}
            helperText={t('Up to %{most} characters', { most: formats.digits(String(MAX_QUOTE_NOTE_LENGTH)) })}
            value={note}
            onChange={(words) => change({ note: words })}
          />
        </>
      )}
      act={(move) => post(`/custom-requests/${id}/stage`, move)}
      done={t('Stage updated')}
      yes={t('Update')}
    />
  )
}
