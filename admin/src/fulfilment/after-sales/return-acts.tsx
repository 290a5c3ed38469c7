import type { AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { isReturnActionPossible } from '#domain/fulfilment/after-sales.ts'
import { post } from '../../api.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { FormButton } from '../../ui/form-button.tsx'
import { moneyText } from '../../ui/formats.ts'
import { WholeField, WordsField } from '../../ui/plain-fields.tsx'
import { readRupees } from '../../ui/read-rupees.ts'
import { WordsButton } from '../../ui/words-button.tsx'
import { chosenPieces, PieceCountFields, type PieceCounts } from '../piece-counts.tsx'

type Of = { request: AdminReturn }

/** Actions that the domain's table allows for a return in its current state. */
export function ReturnActs({ request }: Of) {
  const mayDecide = useCan('orders.decide')
  const mayWork = useCan('orders.work')
  const { id, state } = request
  return (
    <>
      {mayDecide && isReturnActionPossible('approve', state) && <ApproveButton request={request} />}
      {mayDecide && isReturnActionPossible('decline', state) && (
        <WordsButton
          label="Decline"
          isDanger
          title="Decline this return?"
          text="The customer is notified by email or SMS, and reads your message there or on the order’s page."
          wordsLabel="Reason (shown to the customer)"
          maxLength={2000}
          act={(answer) => post(`/returns/${id}/decline`, { answer })}
          done="Return declined"
        />
      )}
      {mayWork && isReturnActionPossible('collect', state) && (
        <ActButton
          label="Mark as collected"
          act={() => post(`/returns/${id}/collection`)}
          done="Marked as collected"
          ask={{
            title: 'Mark as collected?',
            text: 'The customer can no longer withdraw the return. Customers with an email address are notified.',
          }}
        />
      )}
      {mayWork && isReturnActionPossible('receive', state) && <ReceiveButton request={request} />}
    </>
  )
}

type Approval = { refund: string; answer: string }

function ApproveButton({ request: { id, usual, most } }: Of) {
  const initial: Approval = { refund: String(usual), answer: '' }
  return (
    <FormButton
      label="Approve"
      variant="contained"
      title="Approve this return?"
      text="The customer is notified by email or SMS. The refund is paid once we receive the items."
      initial={initial}
      renderFields={({ refund, answer }, change) => (
        <>
          <WholeField
            label="Refund amount (Rs)"
            helperText={`Price paid ${moneyText(usual)}; maximum ${moneyText(most)}`}
            value={refund}
            onChange={(sum) => change({ refund: sum })}
          />
          <WordsField label="Message to the customer" value={answer} onChange={(words) => change({ answer: words })} />
        </>
      )}
      act={({ refund, answer }) => post(`/returns/${id}/approval`, { refund: readRupees(refund), answer })}
      done="Return approved"
    />
  )
}

type Receipt = { restock: PieceCounts }

function ReceiveButton({ request: { id, pieces, refund, most } }: Of) {
  const initial: Receipt = {
    restock: Object.fromEntries(pieces.map(({ position, quantity }) => [position, String(quantity)])),
  }
  const sum = Math.min(refund ?? 0, most)
  return (
    <FormButton
      label="Mark as received"
      variant="contained"
      title="Mark as received"
      text={`${moneyText(sum)} is credited immediately and paid within 7 days. The customer is notified by email or SMS.`}
      initial={initial}
      renderFields={({ restock }, change) => (
        <PieceCountFields
          pieces={pieces}
          purpose="to restock"
          counts={restock}
          onChange={(counts) => change({ restock: counts })}
        />
      )}
      act={({ restock }) => post(`/returns/${id}/receipt`, { restock: chosenPieces(restock) })}
      done="Marked as received"
      yes="Confirm"
    />
  )
}
