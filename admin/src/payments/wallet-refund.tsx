import { Typography } from '@mui/material'
import { required, TextInput } from 'react-admin'
import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { walletNames } from '#domain/payments/payment-methods.ts'
import { post } from '../api.ts'
import { said, t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

type Request = NonNullable<AdminRefund['request']>

/** What became of the latest request to a wallet, while the refund is due. */
export function RefundRequestNote({ refund: { request, failure } }: { refund: AdminRefund }) {
  if (!request && failure === null) return null
  return (
    <Typography variant="body2" component="p" sx={{ mt: 0.5, maxWidth: '60ch' }}>
      {request ? <RequestWords request={request} /> : failure !== null && said(failure)}
    </Typography>
  )
}

function RequestWords({ request: { wallet, amount, state, sentAt, sentBy, isForStaff } }: { request: Request }) {
  const name = said(walletNames[wallet])
  const what = { amount: moneyText(amount), name, when: whenText(sentAt) }
  const sent =
    sentBy === null
      ? t('%{amount} sent to %{name} on %{when}.', what)
      : t('%{amount} sent to %{name} on %{when} by %{staff}.', { ...what, staff: sentBy })
  if (state === 'sending') return `${sent} ${t('Waiting for the answer.')}`
  const next = isForStaff
    ? t(
        '%{name} does not say whether it made this refund. Look in its portal, then choose Record as sent or Not refunded.',
        { name },
      )
    : t(
        'It is not known whether %{name} made this refund. The shop asks %{name} until it is known. Until then, refund nothing of this order in %{name}’s portal.',
        { name },
      )
  return (
    <>
      <StatusChip tone="danger" label={t('Result unknown')} /> {sent} {next}
    </>
  )
}

type Sent = { amount: number; mobile?: string }

/** Button that sends a refund by the wallet through which the money came. */
export function SendRefund({ refund, wallet }: { refund: AdminRefund; wallet: NonNullable<AdminRefund['wallet']> }) {
  const { id, amount: owed } = refund
  const { most } = wallet
  const name = said(walletNames[wallet.name])
  const texts = [
    t(
      '%{name} sends the money back to the customer at once, and it cannot be taken back. The customer is notified by email or SMS. If you send less than %{amount}, the rest stays due.',
      { name, amount: moneyText(owed) },
    ),
    most < owed ? t('%{name} can send at most %{most} of it at once.', { name, most: moneyText(most) }) : '',
  ]
  return (
    <ActForm<Sent>
      label={t('Refund by %{name}', { name })}
      variant="contained"
      title={t('Refund by %{name}', { name })}
      text={texts.filter((text) => text !== '').join(' ')}
      yes={t('Refund')}
      done={(result) => doneWords(result as AdminRefund, name)}
      begin={() => ({ amount: most })}
      act={({ amount, mobile }) => post(`/refunds/${id}/sending`, { amount, ...(mobile && { mobile }) })}
    >
      <MoneyInput source="amount" label={t('Amount')} validate={required()} />
      <TextInput
        source="mobile"
        type="tel"
        label={t('Customer’s %{name} number', { name })}
        helperText={t('Only for a payment that came from a bank')}
      />
    </ActForm>
  )
}

function doneWords({ request }: AdminRefund, name: string) {
  if (!request) return t('%{name} made the refund', { name })
  const text = t('It is not known yet whether %{name} made the refund. Do not send it again.', { name })
  return { text, type: 'warning' as const }
}

/** Buttons of a refund whose result is not known: asks its wallet, or says that nothing was refunded. */
export function CheckRefund({ id, request: { wallet, canEnd } }: { id: string; request: Request }) {
  const name = said(walletNames[wallet])
  return (
    <>
      <ActButton
        label={t('Ask %{name}', { name })}
        variant="contained"
        done={t('Checked with %{name}', { name })}
        act={() => post(`/refunds/${id}/look-up`)}
      />
      {canEnd && (
        <ActButton
          label={t('Not refunded')}
          variant="outlined"
          done={t('The refund can be sent again')}
          ask={{
            title: t('Was nothing refunded?'),
            text: t(
              'Look in %{name}’s portal first. If it shows this refund, choose Record as sent instead. Otherwise the customer could get the money twice.',
              { name },
            ),
            yes: t('Nothing was refunded'),
          }}
          isDanger
          act={() => post(`/refunds/${id}/not-made`)}
        />
      )}
    </>
  )
}
