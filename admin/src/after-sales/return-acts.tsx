import type { AdminReturn } from '#contract/admin/after-sales.ts'
import { isReturnActionPossible } from '#domain/after-sales.ts'
import { post } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText } from '../ui/formats.ts'
import { ChoiceField, WholeField, WordsField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'
import { WordsButton } from '../ui/words-button.tsx'

type Of = { request: AdminReturn }

/** What can be done with a return now: the one table of the domain says so. */
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
          title="Decline the return?"
          text="The customer gets a mail with your words."
          wordsLabel="Why (the customer reads it)"
          maxLength={2000}
          act={(answer) => post(`/returns/${id}/decline`, { answer })}
          done="Declined"
        />
      )}
      {mayWork && isReturnActionPossible('collect', state) && (
        <ActButton
          label="Collected"
          act={() => post(`/returns/${id}/collection`)}
          done="It is on its way to us"
          ask={{ title: 'Is it collected?', text: 'The customer cannot withdraw it any more, and gets a mail.' }}
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
      title="Take it back?"
      text="The customer gets a mail. The money goes back once we have the goods."
      initial={initial}
      renderFields={({ refund, answer }, change) => (
        <>
          <WholeField
            label="Rupees that go back"
            helperText={`They cost ${moneyText(usual)}; ${moneyText(most)} at most.`}
            value={refund}
            onChange={(sum) => change({ refund: sum })}
          />
          <WordsField label="Words to the customer" value={answer} onChange={(words) => change({ answer: words })} />
        </>
      )}
      act={({ refund, answer }) => post(`/returns/${id}/approval`, { refund: readRupees(refund), answer })}
      done="Approved"
    />
  )
}

type Receipt = { restock: Record<number, string> }

function ReceiveButton({ request: { id, pieces, refund, most } }: Of) {
  const initial: Receipt = {
    restock: Object.fromEntries(pieces.map(({ position, quantity }) => [position, String(quantity)])),
  }
  const sum = Math.min(refund ?? 0, most)
  return (
    <FormButton
      label="Received"
      variant="contained"
      title="We have it"
      text={`${moneyText(sum)} go back within 7 days, and are credited at once. The customer gets a mail.`}
      initial={initial}
      renderFields={({ restock }, change) =>
        pieces.map(({ position, title, quantity }) => (
          <ChoiceField
            key={position}
            label={`${title}: how many are for sale again`}
            value={restock[position] ?? '0'}
            choices={Array.from({ length: quantity + 1 }, (_, count) => ({ id: String(count), name: String(count) }))}
            onChange={(count) => change({ restock: { ...restock, [position]: count } })}
          />
        ))
      }
      act={({ restock }) => post(`/returns/${id}/receipt`, { restock: piecesOf(restock) })}
      done="Received"
      yes="We have it"
    />
  )
}

function piecesOf(restock: Receipt['restock']) {
  return Object.entries(restock)
    .map(([position, count]) => ({ position: Number(position), quantity: Number(count) }))
    .filter(({ quantity }) => quantity > 0)
}
