import { useState } from 'react'
import { Alert, Button, Checkbox, FormControlLabel, LinearProgress, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Settled, StatementLine } from '#contract/admin/payments/reconciliation.ts'
import { feeOf, type FeeProblem, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import { get } from '../../api.ts'
import { dayText } from '../../fulfilment/deliveries/delivery-words.tsx'
import { t, tNodes } from '../../language/t.ts'
import { paymentWords } from '../../orders/order-words.ts'
import { FormDialog, useFinish } from '../../ui/form-dialog.tsx'
import { moneyText } from '../../ui/formats.ts'
import { ChoiceField, LineField } from '../../ui/plain-fields.tsx'
import { paisaText } from './paisa-text.ts'
import { sourceChoices } from './reconciliation-words.ts'

type ChooseProps = { line: StatementLine; match: (chosen: readonly Settled[]) => Promise<unknown> }

const PER_PAGE = 100

/** Opens a dialog in which a person chooses all that one line settles; what is left over is the fee. */
export function ChooseButton(props: ChooseProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('Choose')}</Button>
      {isOpen && <ChooseDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ChooseDialog({ line, match, onClose }: ChooseProps & { onClose: () => void }) {
  const [method, setMethod] = useState<StatementSource>(line.source)
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly Settled[]>([])
  const finish = useFinish(undefined)
  const query = { method, q, sort: '-receivedAt', perPage: PER_PAGE }
  const { data, error, isPending } = useQuery({
    queryKey: ['uncovered-payments', query],
    queryFn: ({ signal }) => get<{ items: Settled[]; total: number }>('/uncovered-payments', query, signal),
  })
  const suggested = line.suggestions.flatMap(({ candidates }) => candidates)
  const rows = [...new Map([...chosen, ...suggested, ...(data?.items ?? [])].map((one) => [one.id, one])).values()]
  const amountsOf = (kind: Settled['kind']) => chosen.filter((one) => one.kind === kind).map(({ amount }) => amount)
  const fee = feeOf(line.paisa, { payments: amountsOf('payment'), refunds: amountsOf('refund') })

  function toggle(one: Settled) {
    const isChosen = chosen.some(({ id }) => id === one.id)
    setChosen(isChosen ? chosen.filter(({ id }) => id !== one.id) : [...chosen, one])
  }

  return (
    <FormDialog
      title={`${paisaText(line.paisa)}, ${dayText(line.day)}`}
      width="sm"
      yes={chosen.length > 1 ? t('Match %{count}', { count: chosen.length }) : t('Match')}
      isReady={'fee' in fee}
      act={() => match(chosen)}
      onDone={() => {
        onClose()
        finish(t('Matched. Orders and payments did not change.'))
      }}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {[line.reference, line.description].filter((text) => text !== '').join(' · ')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, pt: 0.5 }}>
        {line.source === 'bank' && (
          <ChoiceField label={t('Paid by')} value={method} onChange={setMethod} choices={sourceChoices} />
        )}
        <LineField label={t('Order number or reference')} value={q} onChange={setQ} />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && <LinearProgress aria-label={t('Loading')} />}
      <Stack sx={{ maxHeight: 320, overflowY: 'auto' }} role="group" aria-label={t('Payments')}>
        {rows.map((one) => (
          <FormControlLabel
            key={one.id}
            control={
              <Checkbox checked={chosen.some(({ id }) => id === one.id)} onChange={() => toggle(one)} size="small" />
            }
            label={`${one.order}: ${one.kind === 'refund' ? t('refund') : paymentWords[one.method]}, ${moneyText(one.amount)}, ${dayText(one.day)}`}
          />
        ))}
        {data && rows.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('No payment waits for a statement.')}
          </Typography>
        )}
      </Stack>
      {data && data.total > PER_PAGE && (
        <Typography variant="body2" color="text.secondary">
          {t('The newest %{count} are shown. Type an order number to find others.', { count: PER_PAGE })}
        </Typography>
      )}
      <Alert severity={'fee' in fee ? 'success' : 'info'}>
        {'problem' in fee
          ? problemText(fee)
          : fee.fee === 0
            ? t('The sums are equal.')
            : t('Fee: %{fee}', { fee: paisaText(fee.fee) })}
      </Alert>
      {line.paisa > 0 && (
        <Typography variant="body2">
          {tNodes('Is the payment not written down yet? Record it in %{vouchers} or on the page of the order first.', {
            vouchers: <Link to="/vouchers">{t('Bank vouchers')}</Link>,
          })}
        </Typography>
      )}
    </FormDialog>
  )
}

function problemText({ wrong, paisa }: FeeProblem): string {
  switch (wrong) {
    case 'nothing-chosen':
      return t('Please choose a payment or a refund.')
    case 'too-little':
      return t('The line has %{amount} more than what you chose.', { amount: paisaText(paisa) })
    case 'too-much':
      return t('%{amount} would be left as a fee, which is more than a tenth.', { amount: paisaText(paisa) })
  }
}
