import type { AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { isReturnActionPossible } from '#domain/fulfilment/after-sales.ts'
import { post } from '../../api.ts'
import { t } from '../../language/t.ts'
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
          label={t('Decline')}
          isDanger
          title={t('Decline this return?')}
          text={t('The customer is notified by email or SMS, and reads your message there or on the order’s page.')}
          wordsLabel={t('Reason (shown to the customer)')}
          maxLength={2000}
          act={(answer) => post(`/returns/${id}/decline`, { answer })}
          done={t('Return declined')}
        />
      )}
      {mayWork && isReturnActionPossible('collect', state) && (
        <ActButton
          label={t('Mark as collected')}
          act={() => post(`/returns/${id}/collection`)}
          done={t('Marked as collected')}
          ask={{
            title: t('Mark as collected?'),
            text: t('The customer can no longer withdraw the return. Customers with an email address are notified.'),
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
      label={t('Approve')}
      variant="contained"
      title={t('Approve this return?')}
      text={t('The customer is notified by email or SMS. The refund is paid once we receive the items.')}
      initial={initial}
      renderFields={({ refund, answer }, change) => (
        <>
          <WholeField
            label={t('Refund amount (Rs)')}
            helperText={t('Price paid %{usual}; maximum %{most}', { usual: moneyText(usual), most: moneyText(most) })}
            value={refund}
            onChange={(sum) => change({ refund: sum })}
          />
          <WordsField
            label={t('Message to the customer')}
            value={answer}
            onChange={(words) => change({ answer: words })}
          />
        </>
      )}
      act={({ refund, answer }) => post(`/returns/${id}/approval`, { refund: readRupees(refund), answer })}
      done={t('Return approved')}
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
      label={t('Mark as received')}
      variant="contained"
      title={t('Mark as received')}
      text={t('%{sum} is credited immediately and paid within 7 days. The customer is notified by email or SMS.', {
        sum: moneyText(sum),
      })}
      initial={initial}
      renderFields={({ restock }, change) => (
        <PieceCountFields
          pieces={pieces}
          labelOf={(title) => t('%{title}: quantity to restock', { title })}
          counts={restock}
          onChange={(counts) => change({ restock: counts })}
        />
      )}
      act={({ restock }) => post(`/returns/${id}/receipt`, { restock: chosenPieces(restock) })}
      done={t('Marked as received')}
      yes={t('Confirm')}
    />
  )
}
