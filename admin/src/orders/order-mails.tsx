import { Box, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { whenText } from '../ui/formats.ts'

/** Emails about the order that the outbox still keeps. */
export function OrderMails({ order: { mails } }: { order: AdminOrder }) {
  return (
    <PagePart title="Emails">
      {mails.length === 0 && <Typography variant="body2">No recent emails.</Typography>}
      {mails.map(({ template, to, at: when, sentAt, isStuck }) => (
        <Box key={`${template} ${to} ${when}`} sx={{ mb: 1 }}>
          <Typography variant="body2">
            {wordsOf(template)} {isStuck && <StatusChip tone="danger" label="Delayed" />}
          </Typography>
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {to} · {sentAt === null ? `queued ${whenText(when)}` : whenText(sentAt)}
          </Typography>
        </Box>
      ))}
    </PagePart>
  )
}

/** Returns a template's name as text: `order-confirmed` -> `Order confirmed`. */
function wordsOf(template: string): string {
  const words = template.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
