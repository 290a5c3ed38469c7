import { Box, Stack, Typography } from '@mui/material'
import { Show, Title, useRecordContext } from 'react-admin'
import type { Customer } from '#contract/admin/customers.ts'
import { t } from '../language/t.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { MapLink } from '../ui/map-link.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { PhoneLink } from '../ui/record-links.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { CustomerBlock } from './customer-block.tsx'
import { CustomerCredit } from './customer-credit.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { CustomerTraces } from './customer-traces.tsx'

/** Page of one customer: orders, notes, contact details and messages. */
export default function CustomerShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <CustomerPage />
    </Show>
  )
}

function CustomerPage() {
  const customer = useRecordContext<Customer>()
  if (!customer) return null
  const { name, isBlocked, blockReason, blockedAt } = customer
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={name} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">{name}</Typography>
        {isBlocked && <StatusChip tone="danger" label={t('Blocked')} />}
        <Box sx={{ flex: 1 }} />
        <CustomerBlock customer={customer} />
      </Stack>
      {isBlocked && (
        <Typography>
          {t('Blocked since %{when}: %{reason}', { when: whenText(blockedAt), reason: blockReason })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <CustomerOrders customer={customer} />
          <CustomerNotes customer={customer} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Contact customer={customer} />
          <CustomerCredit customer={customer} />
          <CustomerTraces customer={customer} />
        </Stack>
      </Box>
    </Stack>
  )
}

function Contact({ customer }: { customer: Customer }) {
  const { email, phone, address, addresses, language, createdAt, orderCount, spent } = customer
  return (
    <PagePart title={t('Contact')}>
      <Stack sx={{ gap: 1 }}>
        <a href={`mailto:${email}`}>{email}</a>
        <PhoneLink phone={phone} />
        <span>{address}</span>
        <span>{t('Language: %{language}', { language: language === 'ne' ? t('Nepali') : t('English') })}</span>
        <span>{t('Customer since %{when}', { when: whenText(createdAt) })}</span>
        <span>
          {t('%{count} order |||| %{count} orders', { count: orderCount })}, {moneyText(spent)}
        </span>
        {addresses.length > 0 && <Typography variant="h4">{t('Delivery addresses')}</Typography>}
        {addresses.map(({ id, lines, position }) => (
          <Box key={id} sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
            {lines.join('\n')}
            {position && '\n'}
            <MapLink position={position} />
          </Box>
        ))}
      </Stack>
    </PagePart>
  )
}
