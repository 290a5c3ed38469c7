import type { AdminDamage } from '#contract/admin/after-sales.ts'
import type { DeliverySlot } from '#domain/delivery-slots.ts'
import type { DamageRemedy } from '#domain/after-sales.ts'
import { post } from '../api.ts'
import { slotChoices } from '../deliveries/delivery-words.tsx'
import { useCan } from '../session/use-can.ts'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText, nepalToday } from '../ui/formats.ts'
import { CheckField, ChoiceField, DayField, WholeField, WordsField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'
import { WordsButton } from '../ui/words-button.tsx'

type Of = { report: AdminDamage }

const remedies: { id: DamageRemedy; name: string }[] = [
  { id: 'replacement', name: 'Replace it' },
  { id: 'repair', name: 'Repair it' },
  { id: 'refund', name: 'Give money back, and they keep it' },
]

/** What can be done about a report now. */
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
          title="Decline the report?"
          text="The customer gets a mail with your words."
          wordsLabel="Why (the customer reads it)"
          maxLength={2000}
          act={(answer) => post(`/damage-reports/${id}/answer`, { remedy: null, answer })}
          done="Declined"
        />
      )}
      {mayWork && isToDo && <VisitButton report={report} />}
      {mayWork && isToDo && <DoneButton report={report} />}
    </>
  )
}

type Answer = { remedy: DamageRemedy; amount: string; answer: string }

function AcceptButton({ report: { id, mostBack } }: Of) {
  const initial: Answer = { remedy: 'replacement', amount: '', answer: '' }
  return (
    <FormButton
      label="Accept"
      variant="contained"
      title="How do we make up for it?"
      text="The customer gets a mail. Money is credited at once, and goes back within 7 days."
      initial={initial}
      renderFields={({ remedy, amount, answer }, change) => (
        <>
          <ChoiceField label="How" value={remedy} choices={remedies} onChange={(one) => change({ remedy: one })} />
          {remedy === 'refund' && (
            <WholeField
              label="Rupees that go back"
              helperText={`${moneyText(mostBack)} at most`}
              value={amount}
              onChange={(sum) => change({ amount: sum })}
            />
          )}
          <WordsField label="Words to the customer" value={answer} onChange={(words) => change({ answer: words })} />
        </>
      )}
      act={({ remedy, amount, answer }) => {
        const money = remedy === 'refund' ? { amount: readRupees(amount) } : {}
        return post(`/damage-reports/${id}/answer`, { remedy, answer, ...money })
      }}
      done="Answered"
    />
  )
}

type Visit = { day: string; slot: DeliverySlot }

function VisitButton({ report: { id, remedyDay, remedySlot } }: Of) {
  const today = nepalToday()
  const initial: Visit = { day: remedyDay ?? today, slot: remedySlot ?? 'morning' }
  return (
    <FormButton
      label={remedyDay === null ? 'Plan the visit' : 'Plan another day'}
      variant={remedyDay === null ? 'contained' : 'text'}
      title="When do we come?"
      text="The customer gets a mail with the day and the time. It is free of charge."
      initial={initial}
      renderFields={({ day, slot }, change) => (
        <>
          <DayField label="Day" value={day} min={today} onChange={(one) => change({ day: one })} />
          <ChoiceField label="Time" value={slot} choices={slotChoices} onChange={(one) => change({ slot: one })} />
        </>
      )}
      act={(visit) => post(`/damage-reports/${id}/visit`, visit)}
      done="Planned"
      yes="Plan it"
    />
  )
}

function DoneButton({ report: { id, remedy } }: Of) {
  const isReplacement = remedy === 'replacement'
  return (
    <FormButton
      label={isReplacement ? 'Replaced' : 'Repaired'}
      title={isReplacement ? 'It is replaced' : 'It is repaired'}
      initial={{ note: '', isFromStock: isReplacement }}
      renderFields={({ note, isFromStock }, change) => (
        <>
          {isReplacement && (
            <CheckField
              label="The new piece was taken from what is for sale"
              value={isFromStock}
              onChange={(isTaken) => change({ isFromStock: isTaken })}
            />
          )}
          <WordsField
            label="Note"
            helperText="It stands in the order’s history, which the customer sees."
            value={note}
            onChange={(words) => change({ note: words })}
            rows={2}
          />
        </>
      )}
      act={(done) => post(`/damage-reports/${id}/remedy`, done)}
      done="Done"
      yes="It is done"
    />
  )
}
