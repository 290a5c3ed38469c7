import { Box, Typography } from '@mui/material'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { whenText } from '../ui/formats.ts'
import { eventDetail, eventWords } from './order-words.ts'

/** Events of the order, newest first, with the person behind each. */
export function OrderTimeline({ order: { events, order } }: { order: AdminOrder }) {
  return (
    <PagePart title={t('Timeline')}>
      <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {events.toReversed().map((event, index) => {
          const detail = eventDetail(event)
          return (
            <Box component="li" key={events.length - index}>
              <Typography variant="body2">
                <strong>{eventWords[event.action]}</strong>
                {detail !== '' && ` · ${detail}`}
              </Typography>
              {event.reason !== '' && <Typography variant="body2">“{event.reason}”</Typography>}
              <Typography variant="caption" color="text.secondary">
                <time dateTime={event.at}>{whenText(event.at)}</time> · {whoWords(event, order.name)}
              </Typography>
            </Box>
          )
        })}
      </Box>
    </PagePart>
  )
}

function whoWords({ by, who }: AdminOrder['events'][number], buyer: string): string {
  if (by === 'system') return t('System')
  if (by === 'staff') return who ?? t('Staff')
  return buyer === '' ? t('Customer') : t('%{buyer} (customer)', { buyer })
}
