import type { AdminDamage } from '#contract/admin/fulfilment/after-sales.ts'
import type { DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import type { DamageRemedy } from '#domain/fulfilment/after-sales.ts'
import { post } from '../../api.ts'
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
  { id: 'replacement', name: 'Replace' },
  { id: 'repair', name: 'Repair' },
  { id: 'refund', name: 'Refund, customer keeps the item' },
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
          label="Decline"
          isDanger
          title="Decline this report?"
          text="The customer is notified by email or SMS, and reads your message there or on the order’s page."
          wordsLabel="Reason (shown to the customer)"
          maxLength={2000}
          act={(answer) => post(`/damage-reports/${id}/answer`, { remedy: null, answer })}
          done="Report declined"
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
      label="Accept"
      variant="contained"
      title="Accept this report?"
      text="The customer is notified by email or SMS. A refund is credited immediately and paid within 7 days."
      initial={initial}
      renderFields={({ remedy, amount, answer }, change) => (
        <>
          <ChoiceField
            label="Resolution"
            value={remedy}
            choices={remedies}
            onChange={(one) => change({ remedy: one })}
          />
          {remedy === 'refund' && (
            <WholeField
              label="Refund amount (Rs)"
              helperText={`Maximum ${moneyText(maxRefundable)}`}
              value={amount}
              onChange={(sum) => change({ amount: sum })}
            />
          )}
          <WordsField label="Message to the customer" value={answer} onChange={(words) => change({ answer: words })} />
        </>
      )}
      act={({ remedy, amount, answer }) => {
        const money = remedy === 'refund' ? { amount: readRupees(amount) } : {}
        return post(`/damage-reports/${id}/answer`, { remedy, answer, ...money })
      }}
      done="Report accepted"
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
      label={remedyDay === null ? 'Schedule visit' : 'Reschedule visit'}
      variant={remedyDay === null ? 'contained' : 'text'}
      title="Schedule the visit"
      text="The customer receives the date and time by email or SMS. The visit is free of charge."
      initial={initial}
      renderFields={({ day, slot }, change) => (
        <>
          <DayField label="Date" value={day} min={today} onChange={(one) => change({ day: one })} />
          <ChoiceField label="Time" value={slot} choices={slotChoices} onChange={(one) => change({ slot: one })} />
        </>
      )}
      act={(visit) => postTelling(`/damage-reports/${id}/visit`, visit)}
      done="Visit scheduled"
      yes="Schedule"
    />
  )
}

function DoneButton({ report: { id, remedy } }: Of) {
  const isReplacement = remedy === 'replacement'
  return (
    <FormButton
      label={isReplacement ? 'Mark as replaced' : 'Mark as repaired'}
      title={isReplacement ? 'Mark as replaced' : 'Mark as repaired'}
      initial={{ note: '', isFromStock: isReplacement }}
      renderFields={({ note, isFromStock }, change) => (
        <>
          {isReplacement && (
            <CheckField
              label="The replacement came from sellable stock"
              value={isFromStock}
              onChange={(isTaken) => change({ isFromStock: isTaken })}
            />
          )}
          <WordsField
            label="Note"
            helperText="Shown to the customer in the order history"
            value={note}
            onChange={(words) => change({ note: words })}
            rows={2}
          />
        </>
      )}
      act={(done) => post(`/damage-reports/${id}/remedy`, done)}
      done={isReplacement ? 'Marked as replaced' : 'Marked as repaired'}
      yes="Confirm"
    />
  )
}
