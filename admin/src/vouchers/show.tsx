import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AdminVoucher } from '#contract/admin/vouchers.ts'
import { post } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { Facts } from '../ui/facts.tsx'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { CheckField, LineField, WholeField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'
import { RecordPage } from '../ui/record-page.tsx'
import { ShopperPhotos } from '../ui/shopper-photos.tsx'
import { OrderStatus } from '../ui/status-chip.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { VoucherStatus } from './voucher-state.tsx'

/** One voucher, large, beside what it should say. */
export default function VoucherShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Voucher />
    </Show>
  )
}

function Voucher() {
  const voucher = useRecordContext<AdminVoucher>()
  if (!voucher) return null
  const { order, orderId, orderState, name, total, deposit, paid, due, wanted, payUntil, state, photo } = voucher
  return (
    <RecordPage
      title={`Voucher of ${order}`}
      state={<VoucherStatus state={state} />}
      acts={state === 'sent' && <Acts voucher={voucher} />}
      aside={
        <PagePart title="What it is for">
          <Facts
            facts={[
              [
                'Order',
                <Link key="order" to={`/orders/${orderId}/show`}>
                  {order}
                </Link>,
              ],
              ['Order is', <OrderStatus key="state" state={orderState} />],
              ['From', name],
              ['Sent', whenText(voucher.createdAt)],
              ['Total', moneyText(total)],
              ['Deposit', deposit === null ? '' : moneyText(deposit)],
              ['Paid before', paid > 0 ? moneyText(paid) : ''],
              ['To pay now', wanted === null ? 'Nothing' : moneyText(wanted)],
              ['Due in all', moneyText(due)],
              ['Waits until', payUntil === null ? '' : whenText(payUntil)],
              ['Answered', voucher.answeredAt === null ? '' : whenText(voucher.answeredAt)],
              ['Our answer', voucher.answer],
            ]}
          />
        </PagePart>
      }
    >
      <PagePart title="Photo">
        <ShopperPhotos ids={photo === null ? [] : [photo]} name={`Voucher of ${order}`} isLarge />
      </PagePart>
    </RecordPage>
  )
}

type Transfer = { amount: string; reference: string; isForSeveral: boolean }

function Acts({ voucher: { id, wanted } }: { voucher: AdminVoucher }) {
  const mayWrite = useCan('money.write')
  if (!mayWrite) return null
  const initial: Transfer = { amount: wanted === null ? '' : String(wanted), reference: '', isForSeveral: false }
  return (
    <>
      <FormButton
        label="Accept"
        variant="contained"
        title="The transfer has arrived"
        text="As the bank’s statement says. Enough money confirms the order; what is too much goes back."
        initial={initial}
        renderFields={({ amount, reference, isForSeveral }, change) => (
          <>
            <WholeField label="Amount in rupees" value={amount} onChange={(sum) => change({ amount: sum })} />
            <LineField
              label="Reference of the statement"
              helperText="Each is written down once."
              value={reference}
              onChange={(text) => change({ reference: text })}
            />
            <CheckField
              label="The transfer was for several orders, and the amount is this one’s part"
              value={isForSeveral}
              onChange={(isPart) => change({ isForSeveral: isPart })}
            />
          </>
        )}
        act={({ amount, ...transfer }) =>
          post(`/vouchers/${id}/acceptance`, { ...transfer, amount: readRupees(amount) })
        }
        done="The transfer is written down"
      />
      <WordsButton
        label="Decline"
        isDanger
        title="No transfer was found by it?"
        text="The customer gets a mail and can send another voucher; the order waits a day more at least."
        wordsLabel="What is wrong (the customer reads it)"
        maxLength={500}
        act={(answer) => post(`/vouchers/${id}/decline`, { answer })}
        done="Declined"
      />
    </>
  )
}
