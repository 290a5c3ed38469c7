import { Box, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { MOST_MESSAGES } from '#domain/bounds.ts'
import { said, t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { whenText } from '../ui/formats.ts'

/** Emails and SMS about the order that the shop still keeps. */
export function OrderMails({ order: { mails, sms } }: { order: AdminOrder }) {
  return (
    <PagePart title={t('Emails and SMS')}>
      {mails.length + sms.length === 0 && <Typography variant="body2">{t('No recent messages.')}</Typography>}
      {Math.max(mails.length, sms.length) >= MOST_MESSAGES && (
        <Typography variant="body2">
          {t('Only the newest %{count} emails and %{count} SMS are shown.', { count: MOST_MESSAGES })}
        </Typography>
      )}
      {mails.map(({ template, to, at: when, sentAt, isStuck }) => (
        <Box key={`${template} ${to} ${when}`} sx={{ mb: 1 }}>
          <Typography variant="body2">
            {wordsOf(template)} {isStuck && <StatusChip tone="danger" label={t('Delayed')} />}
          </Typography>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {to} · {sentAt === null ? t('queued %{when}', { when: whenText(when) }) : whenText(sentAt)}
          </Typography>
        </Box>
      ))}
      {sms.map(({ template, at: when, outcome }) => (
        <Box key={`${template} ${when}`} sx={{ mb: 1 }}>
          <Typography variant="body2">
            {wordsOf(template)}{' '}
            {outcome !== null && outcome !== 'sent' && <StatusChip tone="danger" label={t('Not sent')} />}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {t('SMS')} · {whenText(when)}, {outcome === null ? t('queued') : outcomeWords[outcome]}
          </Typography>
        </Box>
      ))}
    </PagePart>
  )
}

const outcomeWords: Record<NonNullable<AdminOrder['sms'][number]['outcome']>, string> = {
  sent: t('handed to the gateway'),
  'no-number': t('the number does not exist'),
  halted: t('the gateway refused our account'),
  refused: t('the gateway refused the message'),
  away: t('the gateway did not answer'),
  expired: t('too late'),
  capped: t('the SMS of the day were used up'),
}

/** Returns a template's name as text: `order-confirmed` -> `Order confirmed`. */
function wordsOf(template: string): string {
  const words = template.replaceAll('-', ' ')
  return said(words.charAt(0).toUpperCase() + words.slice(1))
}
