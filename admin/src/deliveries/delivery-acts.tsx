import { useQuery } from '@tanstack/react-query'
import { Alert } from '@mui/material'
import type { AdminDelivery, AdminDeliveryDays } from '#contract/admin/deliveries.ts'
import { isSlotOver, type DeliverySlot } from '#domain/delivery-slots.ts'
import { get, post } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { nepalToday } from '../ui/formats.ts'
import { FormButton } from '../ui/form-button.tsx'
import { CheckField, ChoiceField, DayField, LineField, WordsField } from '../ui/plain-fields.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { slotChoices } from './delivery-words.tsx'
import { SplitButton } from './split-button.tsx'

type Of = { delivery: AdminDelivery }

/** What can be done with a delivery now. */
export function DeliveryActs({ delivery }: Of) {
  const mayWork = useCan('orders.work')
  const mayDecide = useCan('orders.decide')
  if (!mayWork) return null
  const { id, state, day, method, orderState, pieces, of } = delivery
  const isOpen = orderState === 'pending' || orderState === 'confirm'
  const isPlanned = state === 'planned' && isOpen
  const isPickup = method === 'pickup'
  const isReady = orderState === 'confirm' && (state === 'out' || (isPickup && isPlanned))
  const pieceCount = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      {isReady && <HandOverButton delivery={delivery} />}
      {isPlanned && !isPickup && <PlanButton delivery={delivery} />}
      {isPlanned && !isPickup && day !== null && orderState === 'confirm' && (
        <ActButton
          label="Send out"
          variant="contained"
          act={() => post(`/deliveries/${id}/dispatch`)}
          done="On the way"
          ask={{ title: 'Send it out?', text: 'The customer gets a mail that we are on our way.' }}
        />
      )}
      {isPlanned && pieceCount > 1 && <SplitButton delivery={delivery} />}
      {state === 'out' && (
        <WordsButton
          label="Could not be handed over"
          title="Could not be handed over"
          text="It needs another day. The customer gets a mail, and sees the reason in the order’s history."
          wordsLabel="Why"
          maxLength={500}
          act={(reason) => post(`/deliveries/${id}/failure`, { reason })}
          done="It needs another day"
          yes="Take it back"
        />
      )}
      {mayDecide && of > 1 && orderState === 'confirm' && (state === 'planned' || state === 'out') && (
        <WordsButton
          label="Call off the rest"
          isDanger
          title="Call off all that is still to come?"
          text="Once a part of the order was handed over: the rest is for sale again, is credited, and what was paid for it goes back. The customer gets a mail."
          wordsLabel="Why (the customer reads it)"
          maxLength={500}
          act={(reason) => post(`/deliveries/${id}/end-rest`, { reason })}
          done="The rest is called off"
          yes="Call it off"
        />
      )}
    </>
  )
}

function HandOverButton({ delivery: { id, cash, wrongCodes, isReasonEnough } }: Of) {
  const mayDecide = useCan('orders.decide')
  if (isReasonEnough && wrongCodes > 0 && !mayDecide) {
    return <Alert severity="warning">Too many wrong codes were said: a manager has to hand it over.</Alert>
  }
  const money = cash > 0 ? ' The cash is written down with it.' : ''
  const why = wrongCodes > 0 ? 'Too many wrong codes were said.' : 'No e-mail address is known, so nobody got a code.'
  return isReasonEnough ? (
    <FormButton
      label="Hand over"
      variant="contained"
      title="Hand over without the code"
      text={`${why} Say how else these are known to be the right hands.${money}`}
      initial={{ reason: '' }}
      renderFields={({ reason }, change) => (
        <WordsField label="How do you know?" value={reason} onChange={(words) => change({ reason: words })} />
      )}
      act={({ reason }) => post(`/deliveries/${id}/hand-over`, { reason })}
      done="Handed over"
    />
  ) : (
    <FormButton
      label="Hand over"
      variant="contained"
      title="Hand over"
      text={`Ask for the six digits that the customer has in the mail. Wrong ones are counted.${money}`}
      initial={{ code: '' }}
      renderFields={({ code }, change) => (
        <LineField label="Code" value={code} onChange={(digits) => change({ code: digits })} />
      )}
      act={({ code }) => post(`/deliveries/${id}/hand-over`, { code })}
      done="Handed over"
    />
  )
}

type Plan = { day: string; slot: DeliverySlot; reason: string; isOverfilled: boolean }

function PlanButton({ delivery }: Of) {
  const { id, day, slot, estimate } = delivery
  const today = nepalToday()
  const usual = estimate && estimate.first > today ? estimate.first : today
  const initial: Plan = { day: day ?? usual, slot: slot ?? 'morning', reason: '', isOverfilled: false }
  return (
    <FormButton
      label={day === null ? 'Plan' : 'Plan another day'}
      variant={day === null ? 'contained' : 'text'}
      title="When is it brought?"
      text="The customer gets a mail with the day and the time."
      initial={initial}
      renderFields={(plan, change) => <PlanFields delivery={delivery} plan={plan} change={change} />}
      act={(plan) => post(`/deliveries/${id}/plan`, plan)}
      done="Planned"
      yes="Plan it"
    />
  )
}

function hasPassed({ day, slot }: Plan): boolean {
  return day !== '' && isSlotOver(day, slot, new Date())
}

function PlanFields({ delivery, plan, change }: Of & { plan: Plan; change: (changes: Partial<Plan>) => void }) {
  const mayOverfill = useCan('orders.decide')
  const isFull = useIsFull(delivery, plan)
  return (
    <>
      <DayField
        label="Day"
        value={plan.day}
        min={nepalToday()}
        onChange={(day) => change({ day, isOverfilled: false })}
      />
      <ChoiceField
        label="Time"
        value={plan.slot}
        choices={slotChoices}
        onChange={(slot) => change({ slot, isOverfilled: false })}
      />
      {hasPassed(plan) && (
        <Alert severity="warning">This time has passed already, and the customer would be told of it.</Alert>
      )}
      {isFull && <Alert severity="warning">{isFull}</Alert>}
      {isFull && mayOverfill && (
        <CheckField
          label="Plan it beyond the capacity"
          value={plan.isOverfilled}
          onChange={(isOverfilled) => change({ isOverfilled })}
        />
      )}
      <WordsField
        label={plan.isOverfilled ? 'Why beyond the capacity' : 'Why (if there is something to say)'}
        helperText="It stands in the order’s history, which the customer sees."
        value={plan.reason}
        onChange={(reason) => change({ reason })}
        rows={2}
      />
    </>
  )
}

/** What there is no room for at that time; undefined where there is. */
function useIsFull({ zone, isLarge, ...planned }: AdminDelivery, { day, slot }: Plan): string | undefined {
  const { data } = useQuery({
    queryKey: ['delivery-days', day, 1],
    queryFn: ({ signal }) => get<AdminDeliveryDays>('/delivery-days', { from: day, days: 1 }, signal),
    enabled: zone !== null && day !== '',
  })
  const load = data?.days[0]?.zones.find(({ id }) => id === zone?.id)?.slots.find((one) => one.slot === slot)
  if (!load || (planned.day === day && planned.slot === slot)) return undefined
  const { taken, capacity, takenTruck, truckCapacity } = load
  if (taken >= capacity) return `That time is full: ${taken} of ${capacity} are taken.`
  return isLarge && takenTruck >= truckCapacity ? `The truck is full: ${takenTruck} of ${truckCapacity}.` : undefined
}
