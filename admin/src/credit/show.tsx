import { Stack, Typography } from '@mui/material'
import { Show, Title, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Credit } from '#contract/admin/credit.ts'
import { t } from '../language/t.ts'
import { sentenceCase } from '../ui/sentence-case.ts'
import { useCan } from '../session/staff-session.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { CreditActs } from './credit-acts.tsx'
import { CreditEntries } from './credit-entries.tsx'
import { creditName } from './credit-words.ts'

/** Page of a gift card or of store credit: what is left, who has it, and its entries. */
export default function CreditShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <CreditPage />
    </Show>
  )
}

function CreditPage() {
  const credit = useRecordContext<Credit>()
  const mayWrite = useCan('money.write')
  if (!credit) return null
  const { balance, isBlocked } = credit
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={creditName(credit)} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">{creditName(credit)}</Typography>
        {isBlocked && <StatusChip tone="danger" label={t('Blocked')} />}
      </Stack>
      <Typography>{t('%{balance} left', { balance: moneyText(balance) })}</Typography>
      {mayWrite && <CreditActs credit={credit} />}
      <CreditEntries entries={credit.entries} />
      <Holder credit={credit} />
    </Stack>
  )
}

function Holder({ credit }: { credit: Credit }) {
  const { kind, name, userId, buyer, email, phone, message, language, createdAt } = credit
  if (kind === 'store-credit') {
    return (
      <PagePart title={t('Customer')}>
        {userId === null ? t('The account was deleted.') : <Link to={`/customers/${userId}/show`}>{name}</Link>}
      </PagePart>
    )
  }
  const facts = [
    [t('Buyer'), buyer],
    [sentenceCase(t('recipient')), name],
    [t('Email'), email],
    [t('Phone'), phone],
    [t('Message'), message],
    [t('Language'), language === 'ne' ? t('Nepali') : t('English')],
    [t('Sold'), whenText(createdAt)],
  ] as const
  return (
    <PagePart title={t('Buyer and recipient')}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <Typography key={label} sx={{ overflowWrap: 'anywhere' }}>
            {label}: {text}
          </Typography>
        ))}
    </PagePart>
  )
}
