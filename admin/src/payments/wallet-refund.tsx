import { Typography } from '@mui/material'
import { required, TextInput } from 'react-admin'
import type { AdminRefund } from '#contract/admin/payments/payments.ts'
import { walletNames } from '#domain/payments/payment-methods.ts'
import { post } from '../api.ts'
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
      {request ? <RequestWords request={request} /> : failure}
    </Typography>
  )
}

function RequestWords({ request: { wallet, amount, state, sentAt, sentBy, isForStaff } }: { request: Request }) {
  const name = walletNames[wallet]
  const sent = `${moneyText(amount)} sent to ${name} on ${whenText(sentAt)}${sentBy === null ? '' : ` by ${sentBy}`}.`
  if (state === 'sending') return <>{`${sent} Waiting for the answer.`}</>
  const next = isForStaff
    ? `${name} does not say whether it made this refund. Look in its portal, then choose Record as sent or Not refunded.`
    : `It is not known whether ${name} made this refund. The shop asks ${name} until it is known. Until then, refund nothing of this order in ${name}’s portal.`
  return (
    <>
      <StatusChip tone="danger" label="Result unknown" /> {sent} {next}
    </>
  )
}

type Sent = { amount: number; mobile?: string }

/** Button that sends a refund by the wallet through which the money came. */
export function SendRefund({ refund, wallet }: { refund: AdminRefund; wallet: NonNullable<AdminRefund['wallet']> }) {
  const { id, amount: owed } = refund
  const { most } = wallet
  const name = walletNames[wallet.name]
  return (
    <ActForm<Sent>
      label={`Refund by ${name}`}
      variant="contained"
      title={`Refund by ${name}`}
      text={`${name} sends the money back to the customer at once, and it cannot be taken back. The customer is notified by email or SMS. If you send less than ${moneyText(owed)}, the rest stays due.${most < owed ? ` ${name} can send at most ${moneyText(most)} of it at once.` : ''}`}
      yes="Refund"
      done={(result) => doneWords(result as AdminRefund, name)}
      begin={() => ({ amount: most })}
      act={({ amount, mobile }) => post(`/refunds/${id}/sending`, { amount, ...(mobile && { mobile }) })}
    >
      <MoneyInput source="amount" label="Amount" validate={required()} />
      <TextInput
        source="mobile"
        type="tel"
        label={`Customer’s ${name} number`}
        helperText="Only for a payment that came from a bank"
      />
    </ActForm>
  )
}

function doneWords({ request }: AdminRefund, name: string) {
  if (!request) return `${name} made the refund`
  const text = `It is not known yet whether ${name} made the refund. Do not send it again.`
  return { text, type: 'warning' as const }
}

/** Buttons of a refund whose result is not known: asks its wallet, or says that nothing was refunded. */
export function CheckRefund({ id, request: { wallet, canEnd } }: { id: string; request: Request }) {
  const name = walletNames[wallet]
  return (
    <>
      <ActButton
        label={`Ask ${name}`}
        variant="contained"
        done={`Checked with ${name}`}
        act={() => post(`/refunds/${id}/look-up`)}
      />
      {canEnd && (
        <ActButton
          label="Not refunded"
          variant="outlined"
          done="The refund can be sent again"
          ask={{
            title: 'Was nothing refunded?',
            text: `Look in ${name}’s portal first. If it shows this refund, choose Record as sent instead. Otherwise the customer could get the money twice.`,
            yes: 'Nothing was refunded',
          }}
          isDanger
          act={() => post(`/refunds/${id}/not-made`)}
        />
      )}
    </>
  )
}
