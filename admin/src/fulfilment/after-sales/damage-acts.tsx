import type { AdminDamage } from '#contract/admin/fulfilment/after-sales.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'
import { post } from '../../api.ts'
import { t } from '../../language/t.ts'
import { useTellingPost } from '../tell-untold.ts'
import { slotChoices } from '../deliveries/delivery-words.tsx'
import { useCan } from '../../session/staff-session.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { moneyText, nepalToday } from '../../ui/formats.ts'
import { CheckField, ChoiceField, DayField, WholeField, WordsField } from '../../ui/plain-fields.tsx'
import { readRupees } from '../../ui/read-rupees.ts'
import { WordsButton } from '../../ui/words-button.tsx'

type Of = { report: AdminDamage }

const remedies: { id: DamageRemedy; name: string }[] = [
  { id: 'replacement', name: t('Replace') },
  { id: 'repair', name: t('Repair') },
  { id: 'refund', name: t('Refund, customer keeps the item') },
]

/** Actions that a report's state and the viewer's permissions allow. */
export function DamageActs({ report }: Of) {
  const mayDecide = useCan('orders.decide')
  const mayWork = useCan('orders.work')
  const { id, state, remedy, remediedAt } = report
  const isToDo = (remedy === 'repair' || remedy === 'replacement') && remediedAt === null
  return (
    <>
      {mayDecide && state === 'reported' && <AcceptButton report={report} />}
      {mayDecide && state === 'reported' && (
        <WordsButton
          label={t('Decline')}
          isDanger
          title={t('Decline this report?')}
          text={t('The customer is notified by email or SMS, and reads your message there or on the order’s page.')}
          wordsLabel={t('Reason (shown to the customer)')}
          maxLength={2000}
          act={(answer) => post(`/damage-reports/${id}/answer`, { remedy: null, answer })}
          done={t('Report declined')}
        />
      )}
      {mayWork && isToDo && <VisitButton report={report} />}
      {mayWork && isToDo && <DoneButton report={report} />}
    </>
  )
}

type Answer = { remedy: DamageRemedy; amount: string; answer: string }

function AcceptButton({ report: { id, maxRefundable } }: Of) {
  const initial: Answer = { remedy: 'replacement', amount: '', answer: '' }
  return (
    <FormButton
      label={t('Accept')}
      variant="contained"
      title={t('Accept this report?')}
      text={t('The customer is notified by email or SMS. A refund is credited immediately and paid within 7 days.')}
      initial={initial}
      renderFields={({ remedy, amount, answer }, change) => (
        <>
          <ChoiceField
            label={t('Resolution')}
            value={remedy}
            choices={remedies}
            onChange={(one) => change({ remedy: one })}
          />
          {remedy === 'refund' && (
            <WholeField
              label={t('Refund amount (Rs)')}
              helperText={t('Maximum %{amount}', { amount: moneyText(maxRefundable) })}
              value={amount}
              onChange={(sum) => change({ amount: sum })}
            />
          )}
          <WordsField
            label={t('Message to the customer')}
            value={answer}
            onChange={(words) => change({ answer: words })}
          />
        </>
      )}
      act={({ remedy, amount, answer }) => {
        const money = remedy === 'refund' ? { amount: readRupees(amount) } : {}
        return post(`/damage-reports/${id}/answer`, { remedy, answer, ...money })
      }}
      done={t('Report accepted')}
    />
  )
}

type Visit = { day: string; slot: DeliverySlot }

function VisitButton({ report: { id, remedyDay, remedySlot } }: Of) {
  const today = nepalToday()
  const postTelling = useTellingPost()
  const initial: Visit = { day: remedyDay ?? today, slot: remedySlot ?? 'morning' }
  return (
    <FormButton
      label={remedyDay === null ? t('Schedule visit') : t('Reschedule visit')}
      variant={remedyDay === null ? 'contained' : 'text'}
      title={t('Schedule the visit')}
      text={t('The customer receives the date and time by email or SMS. The visit is free of charge.')}
      initial={initial}
      renderFields={({ day, slot }, change) => (
        <>
          <DayField label={t('Date')} value={day} min={today} onChange={(one) => change({ day: one })} />
          <ChoiceField label={t('Time')} value={slot} choices={slotChoices} onChange={(one) => change({ slot: one })} />
        </>
      )}
      act={(visit) => postTelling(`/damage-reports/${id}/visit`, visit)}
      done={t('Visit scheduled')}
      yes={t('Schedule')}
    />
  )
}

function DoneButton({ report: { id, remedy } }: Of) {
  const isReplacement = remedy === 'replacement'
  return (
    <FormButton
      label={isReplacement ? t('Mark as replaced') : t('Mark as repaired')}
      title={isReplacement ? t('Mark as replaced') : t('Mark as repaired')}
      initial={{ note: '', isFromStock: isReplacement }}
      renderFields={({ note, isFromStock }, change) => (
        <>
          {isReplacement && (
            <CheckField
              label={t('The replacement came from sellable stock')}
              value={isFromStock}
              onChange={(isTaken) => change({ isFromStock: isTaken })}
            />
          )}
          <WordsField
            label={t('Note')}
            helperText={t('Shown to the customer in the order history')}
            value={note}
            onChange={(words) => change({ note: words })}
            rows={2}
          />
        </>
      )}
      act={(done) => post(`/damage-reports/${id}/remedy`, done)}
      done={isReplacement ? t('Marked as replaced') : t('Marked as repaired')}
      yes={t('Confirm')}
    />
  )
}
