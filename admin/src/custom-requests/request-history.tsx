import { Stack, Typography } from '@mui/material'
import type { AdminCustomRequest } from '#contract/admin/custom-requests.ts'
import type { CustomRequestEvent } from '#domain/custom-requests/custom-requests.ts'
import { t } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'

const eventWords: Record<CustomRequestEvent, string> = {
  request: t('Sent'),
  quote: t('Quote sent'),
  refuse: t('Declined by us'),
  accept: t('Ordered'),
  decline: t('Quote declined'),
  withdraw: t('Withdrawn'),
}

/** Events of a request, oldest first. */
export function RequestHistory({ request: { events, name } }: { request: AdminCustomRequest }) {
  return (
    <PagePart title={t('History')}>
      <Stack component="ol" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {events.map(({ action, at, by, staffName, reason }) => (
          <li key={`${at} ${action}`}>
            <Typography>{eventWords[action]}</Typography>
            <Typography variant="body2" color="text.secondary">
              {whenText(at)}, {by === 'shopper' ? name : (staffName ?? t('Kastha'))}
            </Typography>
            {reason !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{reason}</Typography>}
          </li>
        ))}
      </Stack>
    </PagePart>
  )
}
