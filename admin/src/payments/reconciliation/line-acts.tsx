import { Stack, Typography } from '@mui/material'
import type { StatementLine, Settled } from '#contract/admin/payments/reconciliation.ts'
import { post } from '../../api.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t } from '../../language/t.ts'
import { paymentWords } from '../../orders/order-words.ts'
import { useCan } from '../../session/staff-session.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { FormButton } from '../../ui/form-button.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { LineField } from '../../ui/plain-fields.tsx'
import { OrderLink } from '../../ui/record-links.tsx'
import { ChooseButton } from './choose-payments.tsx'
import { paisaText } from './paisa-text.ts'
import { reasonWords } from './reconciliation-words.ts'

/** What a line settles or may settle, with the buttons to decide. */
export function LineActs({ line }: { line: StatementLine }) {
  if (line.state === 'open') return <OpenLine line={line} />
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      {line.state === 'left-out' && <Typography variant="body2">{line.reason}</Typography>}
      {line.matched.slice(0, MOST_SHOWN).map((one) => (
        <SettledText key={one.id} one={one} />
      ))}
      {line.matched.length > MOST_SHOWN && (
        <Typography variant="body2">{t('and %{count} more', { count: line.matched.length - MOST_SHOWN })}</Typography>
      )}
      {line.fee !== null && line.fee > 0 && (
        <Typography variant="body2">{t('Fee %{fee}', { fee: paisaText(line.fee) })}</Typography>
      )}
      <Typography variant="caption" color="text.secondary">
        {line.decidedBy}, {whenText(line.decidedAt)}
      </Typography>
      <UndoButton line={line} />
    </Stack>
  )
}

const MOST_SHOWN = 5

function OpenLine({ line }: { line: StatementLine }) {
  const mayWrite = useCan('money.write')
  const { suggestions } = line
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {suggestions.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('No suggestion')}
        </Typography>
      )}
      {suggestions.map(({ candidates, reasons, fee }) => (
        <Stack
          key={candidates.map(({ id }) => id).join()}
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <div>
            {candidates.map((one) => (
              <SettledText key={one.id} one={one} />
            ))}
            <Typography variant="caption" color="text.secondary" component="p">
              {reasons.map((reason) => reasonWords[reason]).join(', ')}
              {fee > 0 && ` · ${t('fee %{fee}', { fee: paisaText(fee) })}`}
            </Typography>
          </div>
          {mayWrite && (
            <ActButton
              label={t('Match')}
              size="small"
              variant="outlined"
              act={() => match(line, candidates)}
              done={t('Matched. The order and its payment did not change.')}
            />
          )}
        </Stack>
      ))}
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ChooseButton line={line} match={(chosen) => match(line, chosen)} />
          <FormButton
            label={t('Leave out')}
            title={t('Leave the line out')}
            text={t('%{amount} of %{day} belongs to no payment of the shop.', {
              amount: paisaText(line.paisa),
              day: dayText(line.day),
            })}
            initial={{ reason: '' }}
            renderFields={({ reason }, change) => (
              <LineField
                label={t('Reason')}
                value={reason}
                onChange={(typed) => change({ reason: typed })}
                helperText={t('Such as rent, interest, or a transfer between own accounts')}
              />
            )}
            act={(values) => post(`/statement-lines/${line.id}/leaving-out`, values)}
            done={t('Left out.')}
          />
        </Stack>
      )}
    </Stack>
  )
}

function match({ id }: StatementLine, chosen: readonly Settled[]) {
  const idsOf = (kind: Settled['kind']) => chosen.filter((one) => one.kind === kind).map((one) => one.id)
  return post(`/statement-lines/${id}/match`, { paymentIds: idsOf('payment'), refundIds: idsOf('refund') })
}

function SettledText({ one }: { one: Settled }) {
  return (
    <Typography variant="body2">
      <OrderLink id={one.orderId} number={one.order} /> {one.kind === 'refund' ? t('Refund') : paymentWords[one.method]}{' '}
      {moneyText(one.amount)}, {dayText(one.day)}
    </Typography>
  )
}

function UndoButton({ line: { id, state } }: { line: StatementLine }) {
  const mayWrite = useCan('money.write')
  if (!mayWrite) return null
  return (
    <ActButton
      label={state === 'matched' ? t('Undo match') : t('Open again')}
      size="small"
      act={() => post(`/statement-lines/${id}/reopening`)}
      done={t('The line is open again.')}
    />
  )
}
