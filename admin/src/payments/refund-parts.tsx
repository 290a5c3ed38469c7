import { Stack, Typography } from '@mui/material'
import { TextInput, required } from 'react-admin'
import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { walletNames } from '#domain/payments/payment-methods.ts'
import { post } from '../api.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { ActForm } from '../ui/act-form.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { RefundToCredit } from '../credit/refund-to-credit.tsx'
import { said, t } from '../language/t.ts'
import { CheckRefund, RefundRequestNote, SendRefund } from './wallet-refund.tsx'

/** Due date of an open refund, or when it was sent. */
export function RefundClock({ refund }: { refund: AdminRefund }) {
  const { dueBy, businessDaysLeft, isLate, doneAt, doneBy, reference } = refund
  if (doneAt !== null) {
    const parts = [
      t('Sent %{when}', { when: whenText(doneAt) }),
      reference,
      doneBy === null ? '' : t('by %{name}', { name: doneBy }),
    ]
    return (
      <Typography variant="caption" color="text.secondary" component="p">
        {parts.filter((part) => part !== '').join(' · ')}
      </Typography>
    )
  }
  const tone = isLate ? 'danger' : (businessDaysLeft ?? 0) <= 1 ? 'pending' : 'quiet'
  return (
    <>
      <Typography variant="caption" component="p" color="text.secondary">
        <StatusChip tone={tone} label={isLate ? t('Overdue') : leftWords(businessDaysLeft ?? 0)} />{' '}
        {t('Due by %{when}', { when: whenText(dueBy) })}
      </Typography>
      <RefundRequestNote refund={refund} />
    </>
  )
}

function leftWords(days: number): string {
  if (days === 0) return t('Due today')
  return t('%{count} business day left |||| %{count} business days left', { count: days })
}

/** Buttons of a refund that is due: by its wallet, or recorded by hand; and those of one whose result is not known. */
export function RefundActs({ refund }: { refund: AdminRefund }) {
  if (refund.doneAt !== null || refund.request?.state === 'sending') return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {refund.wallet && <SendRefund refund={refund} wallet={refund.wallet} />}
      {refund.request && <CheckRefund id={refund.id} request={refund.request} />}
      <RecordRefund refund={refund} />
      {refund.canBeCredit && <RefundToCredit id={refund.id} amount={refund.amount} />}
    </Stack>
  )
}

/** Button that records a refund as sent, in full or in part. */
function RecordRefund({ refund: { id, amount: owed, request } }: { refund: AdminRefund }) {
  const amount = request?.amount ?? owed
  return (
    <ActForm<{ amount: number; reference: string }>
      label={t('Record as sent')}
      variant="outlined"
      title={t('Record a refund as sent')}
      text={
        request
          ? t(
              'Only if %{name}’s portal shows this refund. The customer is notified by email or SMS, and the email has the reference.',
              { name: said(walletNames[request.wallet]) },
            )
          : t(
              'Send the money through the wallet’s portal or the bank first. The customer is notified by email or SMS, and the email has the reference. If you send less than %{amount}, the rest stays due.',
              { amount: moneyText(amount) },
            )
      }
      yes={t('Record')}
      done={t('Refund recorded')}
      begin={() => ({ amount, reference: '' })}
      act={(values) => post(`/refunds/${id}/record`, values)}
    >
      <MoneyInput source="amount" label={t('Amount sent')} validate={required()} />
      <TextInput source="reference" label={t('Wallet or bank reference')} validate={required()} autoFocus />
    </ActForm>
  )
}
