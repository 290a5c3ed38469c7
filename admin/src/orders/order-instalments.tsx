import { Alert, Box, Stack, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { nextRequestStates, type BankNews, type MovedState } from '#domain/instalments/request-states.ts'
import { put } from '../api.ts'
import { kindWords } from '../instalments/plan-words.ts'
import { requestWords } from '../instalments/request-words.ts'
import { formats, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { WordsButton } from '../ui/words-button.tsx'

const moveLabels: Record<MovedState, string> = {
  papers: t('Papers needed'),
  approved: t('Approved by the bank'),
  declined: t('Declined by the bank'),
  withdrawn: t('Withdrawn'),
}

const moveTexts: Record<MovedState, string> = {
  papers: t('The customer was called, and the bank waits for papers. The order waits 21 days for the money.'),
  approved: t('The order waits 14 days for the bank’s transfer. Record it under Payments once it arrives.'),
  declined: t('The customer has 3 days to pay in another way. Then the order is cancelled.'),
  withdrawn: t('The customer has 3 days to pay in another way. Then the order is cancelled.'),
}

const bankTexts: Record<BankNews, (bank: string) => string> = {
  cancelled: (bank) => t('Tell %{bank} that this order is cancelled.', { bank }),
  returned: (bank) => t('Tell %{bank} that this order was returned.', { bank }),
  'other-way': (bank) => t('Tell %{bank} that the customer pays this order in another way.', { bank }),
  withdrawn: (bank) => t('Tell %{bank} that the customer no longer wants instalments.', { bank }),
  paid: (bank) => t('Tell %{bank} that this order is paid, unless the bank itself has paid it.', { bank }),
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
    [t('Bank'), phone === '' ? bank : `${bank}, ${formats.phone(phone)}`],
    [t('How it works'), kindWords[kind]],
    ...(downPayment > 0 ? [[t('Down payment, to the shop'), moneyText(downPayment)] as [string, string]] : []),
    [
      t('Instalments'),
      t('%{count} × %{instalment}, then %{last}', {
        count: months - 1,
        instalment: moneyText(instalment),
        last: moneyText(lastInstalment),
      }),
    ],
    [t('Customer pays in all'), moneyText(totalPaid)],
    [t('Asked'), whenText(askedAt)],
    [t('Terms checked on'), formats.day(termsSeenOn)],
  ]
  return (
    <PagePart title={t('Instalments')}>
      <Box>
        <StatusChip {...requestWords[state]} />
      </Box>
      <Facts facts={facts} />
      {isOpen && state === 'asked' && (
        <Typography color="text.secondary">
          {t('Call the customer on the next business day. This is a request, not a payment.')}
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
              text={`${moveTexts[next]} ${t('The customer gets a message.')}`}
              wordsLabel={t('Note (shown to the customer)')}
              yes={moveLabels[next]}
              done={t('Request updated')}
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
    <Alert
      severity="warning"
      action={mayWork && <ActButton label={t('Mark as told')} act={mark} done={t('Marked as told')} />}
    >
      {bankTexts[told](bank)}
    </Alert>
  )
}
