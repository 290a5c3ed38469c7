import { Alert, Box, Stack, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nextRequestStates, type BankNews, type MovedState } from '#domain/instalments/request-states.ts'
import { put } from '../api.ts'
import { kindWords } from '../instalments/plan-words.ts'
import { requestWords } from '../instalments/request-words.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { WordsButton } from '../ui/words-button.tsx'

const moveLabels: Record<MovedState, string> = {
  papers: 'Papers needed',
  approved: 'Approved by the bank',
  declined: 'Declined by the bank',
  withdrawn: 'Withdrawn',
}

const moveTexts: Record<MovedState, string> = {
  papers: 'The customer was called, and the bank waits for papers. The order waits 21 days for the money.',
  approved: 'The order waits 14 days for the bank’s transfer. Record it under Payments once it arrives.',
  declined: 'The customer has 3 days to pay in another way. Then the order is cancelled.',
  withdrawn: 'The customer has 3 days to pay in another way. Then the order is cancelled.',
}

/** Complete `Tell Himchuli Bank that …`. */
const bankTexts: Record<BankNews, string> = {
  cancelled: 'this order is cancelled.',
  returned: 'this order was returned.',
  'other-way': 'the customer pays this order in another way.',
  withdrawn: 'the customer no longer wants instalments.',
  paid: 'this order is paid, unless the bank itself has paid it.',
}

/** The request to pay an order in instalments, and what staff do with it; nothing for other orders. */
export function OrderInstalments({ order }: { order: AdminOrder }) {
  const { instalments, money, payment } = order.order
  const mayWork = useCan('orders.work')
  if (!instalments) return null
  const { bank, phone, kind, figures, state, askedAt, changedAt, termsSeenOn } = instalments
  const { months, downPayment, instalment, lastInstalment, totalPaid } = figures
  const isOpen = (order.state === 'pending' || order.state === 'confirm') && payment === 'bank' && money.due > 0
  const facts: [string, string][] = [
    ['Bank', phone === '' ? bank : `${bank}, ${englishFormats.phone(phone)}`],
    ['How it works', kindWords[kind]],
    ...(downPayment > 0 ? [['Down payment, to the shop', moneyText(downPayment)] as [string, string]] : []),
    ['Instalments', `${months - 1} × ${moneyText(instalment)}, then ${moneyText(lastInstalment)}`],
    ['Customer pays in all', moneyText(totalPaid)],
    ['Asked', whenText(askedAt)],
    ['Terms checked on', englishFormats.day(termsSeenOn)],
  ]
  return (
    <PagePart title="Instalments">
      <Box>
        <StatusChip {...requestWords[state]} />
      </Box>
      <Facts facts={facts} />
      {isOpen && state === 'asked' && (
        <Typography color="text.secondary">
          Call the customer on the next business day. This is a request, not a payment.
        </Typography>
      )}
      {order.tellBank && <TellBank id={order.id} bank={bank} told={order.tellBank} mayWork={mayWork} />}
      {isOpen && mayWork && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {nextRequestStates(state).map((next) => (
            <WordsButton
              key={next}
              label={moveLabels[next]}
              title={`${moveLabels[next]}?`}
              text={`${moveTexts[next]} The customer gets a message.`}
              wordsLabel="Note (shown to the customer)"
              yes={moveLabels[next]}
              done="Request updated"
              maxLength={500}
              act={(note) => put(`/orders/${order.id}/instalments`, { state: next, note, seen: changedAt })}
            />
          ))}
        </Stack>
      )}
    </PagePart>
  )
}

type TellBankProps = { id: string; bank: string; told: BankNews; mayWork: boolean }

/** A call that the bank waits for. It stays until somebody marks it. */
function TellBank({ id, bank, told, mayWork }: TellBankProps) {
  const mark = () => put(`/orders/${id}/instalments/bank-told`, { told })
  return (
    <Alert severity="warning" action={mayWork && <ActButton label="Mark as told" act={mark} done="Marked as told" />}>
      Tell {bank} that {bankTexts[told]}
    </Alert>
  )
}
