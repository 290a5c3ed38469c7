import { Stack, Typography } from '@mui/material'
import type { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import type { CustomRequestEvent } from '#domain/custom-requests/custom-requests.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

const eventWords: Record<CustomRequestEvent, string> = {
  request: 'Sent',
  quote: 'Quote sent',
  refuse: 'Declined by us',
  accept: 'Ordered',
  decline: 'Quote declined',
  withdraw: 'Withdrawn',
}

/** Events of a request, oldest first. */
export function RequestHistory({ request: { events, name } }: { request: AdminCustomRequest }) {
  return (
    <PagePart title="History">
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {events.map(({ action, at, by, staffName, reason }) => (
          <li key={`${at} ${action}`}>
            <Typography>{eventWords[action]}</Typography>
            <Typography variant="body2" color="text.secondary">
              {whenText(at)}, {by === 'shopper' ? name : (staffName ?? 'Kastha')}
            </Typography>
            {reason !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>}
          </li>
        ))}
      </Stack>
    </PagePart>
  )
}
