import { Alert } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import type { AdminVoucher } from '#contract/admin/payments/vouchers.ts'
import { post } from '../../api.ts'
import { t } from '../../language/t.ts'
import { useCan } from '../../session/staff-session.ts'
import { Facts } from '../../ui/facts.tsx'
import { FormButton } from '../../ui/form-button.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { CheckField, LineField, WholeField } from '../../ui/plain-fields.tsx'
import { readRupees } from '../../ui/read-rupees.ts'
import { OrderLink } from '../../ui/record-links.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { ShopperPhotos } from '../../ui/shopper-photos.tsx'
import { OrderStatus } from '../../ui/status-chip.tsx'
import { WordsButton } from '../../ui/words-button.tsx'
import { VoucherStatus } from './voucher-state.tsx'

/** Page of one voucher: its photo beside the expected payment. */
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
      title={t('Voucher for %{order}', { order })}
      state={<VoucherStatus state={state} />}
      acts={state === 'sent' && <Acts voucher={voucher} />}
      aside={
        <PagePart title={t('Payment')}>
          <Facts
            facts={[
              [t('Order'), <OrderLink key="order" id={orderId} number={order} />],
              [t('Order status'), <OrderStatus key="state" state={orderState} />],
              [t('Customer'), name],
              [t('Sent'), whenText(voucher.createdAt)],
              [t('Total'), moneyText(total)],
              [t('Deposit'), deposit === null ? '' : moneyText(deposit)],
              [t('Already paid'), paid > 0 ? moneyText(paid) : ''],
              [t('Due now'), wanted === null ? t('Nothing') : moneyText(wanted)],
              [t('Total due'), moneyText(due)],
              [t('Pay by'), payUntil === null ? '' : whenText(payUntil)],
              [t('Decided'), voucher.answeredAt === null ? '' : whenText(voucher.answeredAt)],
              [t('Our message'), voucher.answer],
            ]}
          />
        </PagePart>
      }
    >
      {state === 'sent' && orderState === 'cancelled' && (
        <Alert severity="warning">
          {t('This order was cancelled. If the transfer has arrived, accept the voucher to refund it.')}
        </Alert>
      )}
      <PagePart title={t('Photo')}>
        <ShopperPhotos ids={photo === null ? [] : [photo]} name={t('Voucher for %{order}', { order })} isLarge />
      </PagePart>
    </RecordPage>
  )
}

const usualTexts = {
  accept: t(
    'Enter the details from the bank statement. A sufficient amount confirms the order; any excess is refunded.',
  ),
  decline: t(
    'The customer is notified by email or SMS and can send another voucher. They have at least one more day to pay.',
  ),
}
const textsOfCancelled = {
  accept: t('The order is cancelled. Enter the details from the bank statement: all of the amount is then refunded.'),
  decline: t('The order is cancelled. The customer is notified by email or SMS that we did not find the transfer.'),
}

type Transfer = { amount: string; reference: string; isForSeveral: boolean }

function Acts({ voucher: { id, wanted, orderState } }: { voucher: AdminVoucher }) {
  const mayWrite = useCan('money.write')
  if (!mayWrite) return null
  const texts = orderState === 'cancelled' ? textsOfCancelled : usualTexts
  const initial: Transfer = { amount: wanted === null ? '' : String(wanted), reference: '', isForSeveral: false }
  return (
    <>
      <FormButton
        label={t('Accept')}
        variant="contained"
        title={t('Accept this voucher?')}
        text={texts.accept}
        initial={initial}
        renderFields={({ amount, reference, isForSeveral }, change) => (
          <>
            <WholeField label={t('Amount (Rs)')} value={amount} onChange={(sum) => change({ amount: sum })} />
            <LineField
              label={t('Reference from the statement')}
              helperText={t('Each reference can be recorded only once')}
              value={reference}
              onChange={(text) => change({ reference: text })}
            />
            <CheckField
              label={t('The transfer covers several orders; the amount is this order’s share')}
              value={isForSeveral}
              onChange={(isPart) => change({ isForSeveral: isPart })}
            />
          </>
        )}
        act={({ amount, ...transfer }) =>
          post(`/vouchers/${id}/acceptance`, { ...transfer, amount: readRupees(amount) })
        }
        done={t('Transfer recorded')}
      />
      <WordsButton
        label={t('Decline')}
        isDanger
        title={t('Decline this voucher?')}
        text={texts.decline}
        wordsLabel={t('Reason (shown to the customer)')}
        maxLength={500}
        act={(answer) => post(`/vouchers/${id}/decline`, { answer })}
        done={t('Voucher declined')}
      />
    </>
  )
}
