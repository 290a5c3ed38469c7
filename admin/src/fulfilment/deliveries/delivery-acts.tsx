import { useQuery } from '@tanstack/react-query'
import { Alert } from '@mui/material'
import type { AdminDelivery, AdminDeliveryDays } from '#contract/admin/fulfilment/deliveries.ts'
import { isSlotOver, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { sumOf } from '#domain/sum.ts'
import { get, post } from '../../api.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { nepalToday } from '../../ui/formats.ts'
import { FormButton } from '../../ui/form-button.tsx'
import { CheckField, ChoiceField, DayField, LineField, WordsField } from '../../ui/plain-fields.tsx'
import { WordsButton } from '../../ui/words-button.tsx'
import { useTellingPost } from '../tell-untold.ts'
import { slotChoices } from './delivery-words.tsx'
import { SplitButton } from './split-button.tsx'

type Of = { delivery: AdminDelivery }

/** Actions that a delivery's state and the viewer's permissions allow. */
export function DeliveryActs({ delivery }: Of) {
  const mayWork = useCan('orders.work')
  const mayDecide = useCan('orders.decide')
  const postTelling = useTellingPost()
  if (!mayWork) return null
  const { id, state, day, method, orderState, pieces, of } = delivery
  const isOpen = orderState === 'pending' || orderState === 'confirm'
  const isPlanned = state === 'planned' && isOpen
  const isPickup = method === 'pickup'
  const isReady = orderState === 'confirm' && (state === 'out' || (isPickup && isPlanned))
  const pieceCount = sumOf(pieces, ({ quantity }) => quantity)
  return (
    <>
      {isReady && <HandOverButton delivery={delivery} />}
      {isPlanned && !isPickup && <PlanButton delivery={delivery} />}
      {isPlanned && !isPickup && day !== null && orderState === 'confirm' && (
        <ActButton
          label="Dispatch"
          variant="contained"
          act={() => postTelling(`/deliveries/${id}/dispatch`)}
          done="Dispatched"
          ask={{
            title: 'Dispatch this delivery?',
            text: 'The customer is notified by email or SMS that it is on the way.',
          }}
        />
      )}
      {isPlanned && pieceCount > 1 && <SplitButton delivery={delivery} />}
      {state === 'out' && (
        <WordsButton
          label="Mark as failed"
          title="Delivery failed?"
          text="The delivery must be rescheduled. The customer is notified by email or SMS and sees the reason in the order history."
          wordsLabel="Reason (shown to the customer)"
          maxLength={500}
          act={(reason) => postTelling(`/deliveries/${id}/failure`, { reason })}
          done="Marked as failed. Please reschedule."
          yes="Mark as failed"
        />
      )}
      {mayDecide && of > 1 && orderState === 'confirm' && (state === 'planned' || state === 'out') && (
        <WordsButton
          label="Cancel remaining items"
          isDanger
          title="Cancel the remaining items?"
          text="Possible once part of the order is delivered. The remaining items are restocked, credited and refunded. The customer is notified by email or SMS."
          wordsLabel="Reason (shown to the customer)"
          maxLength={500}
          act={(reason) => post(`/deliveries/${id}/end-rest`, { reason })}
          done="Remaining items cancelled"
          yes="Cancel items"
        />
      )}
    </>
  )
}

function HandOverButton({ delivery: { id, cash, wrongCodes, isReasonEnough } }: Of) {
  const postTelling = useTellingPost()
  const mayDecide = useCan('orders.decide')
  if (isReasonEnough && wrongCodes > 0 && !mayDecide) {
    return <Alert severity="warning">Too many wrong codes were entered. A manager must complete this handover.</Alert>
  }
  const money = cash > 0 ? ' The cash payment is recorded too.' : ''
  const why = wrongCodes > 0 ? 'Too many wrong codes were entered.' : 'No code has reached the customer.'
  return isReasonEnough ? (
    <FormButton
      label="Hand over"
      variant="contained"
      title="Hand over without the code"
      text={`${why} Describe how you verified the recipient.${money}`}
      initial={{ reason: '' }}
      renderFields={({ reason }, change) => (
        <WordsField
          label="How was the recipient verified?"
          value={reason}
          onChange={(words) => change({ reason: words })}
        />
      )}
      act={({ reason }) => postTelling(`/deliveries/${id}/hand-over`, { reason })}
      done="Delivered"
    />
  ) : (
    <FormButton
      label="Hand over"
      variant="contained"
      title="Hand over"
      text={`Ask the customer for the 6-digit code from our email or SMS. Wrong attempts are limited.${money}`}
      initial={{ code: '' }}
      renderFields={({ code }, change) => (
        <LineField label="Code" value={code} onChange={(digits) => change({ code: digits })} />
      )}
      act={({ code }) => postTelling(`/deliveries/${id}/hand-over`, { code })}
      done="Delivered"
    />
  )
}

type Plan = { day: string; slot: DeliverySlot; reason: string; isOverfilled: boolean }

function PlanButton({ delivery }: Of) {
  const { id, day, slot, estimate } = delivery
  const postTelling = useTellingPost()
  const today = nepalToday()
  const usual = estimate && estimate.first > today ? estimate.first : today
  const initial: Plan = { day: day ?? usual, slot: slot ?? 'morning', reason: '', isOverfilled: false }
  return (
    <FormButton
      label={day === null ? 'Schedule' : 'Reschedule'}
      variant={day === null ? 'contained' : 'text'}
      title="Schedule the delivery"
      text="The customer receives the date and time by email or SMS."
      initial={initial}
      renderFields={(plan, change) => <PlanFields delivery={delivery} plan={plan} change={change} />}
      act={(plan) => postTelling(`/deliveries/${id}/plan`, plan)}
      done="Delivery scheduled"
      yes="Schedule"
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
        label="Date"
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
        <Alert severity="warning">This time has already passed, but the customer would still be notified.</Alert>
      )}
      {isFull && <Alert severity="warning">{isFull}</Alert>}
      {isFull && mayOverfill && (
        <CheckField
          label="Schedule anyway, beyond capacity"
          value={plan.isOverfilled}
          onChange={(isOverfilled) => change({ isOverfilled })}
        />
      )}
      <WordsField
        label={plan.isOverfilled ? 'Reason for exceeding capacity' : 'Reason (optional)'}
        helperText="Shown to the customer in the order history"
        value={plan.reason}
        onChange={(reason) => change({ reason })}
        rows={2}
      />
    </>
  )
}

/** Returns a warning if the slot or the truck is fully booked at that time, else undefined. */
function useIsFull({ zone, isLarge, ...planned }: AdminDelivery, { day, slot }: Plan): string | undefined {
  const { data } = useQuery({
    queryKey: ['delivery-days', day, 1],
    queryFn: ({ signal }) => get<AdminDeliveryDays>('/delivery-days', { from: day, days: 1 }, signal),
    enabled: zone !== null && day !== '',
  })
  const load = data?.days[0]?.zones.find(({ id }) => id === zone?.id)?.slots.find((one) => one.slot === slot)
  if (!load || (planned.day === day && planned.slot === slot)) return undefined
  const { taken, capacity, takenTruck, truckCapacity } = load
  if (taken >= capacity) return `This time is fully booked (${taken} of ${capacity}).`
  return isLarge && takenTruck >= truckCapacity
    ? `The truck is fully booked (${takenTruck} of ${truckCapacity}).`
    : undefined
}
