import { useEffect } from 'react'
import { Box, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { MOST_NOTES_SEEN_AT_ONCE } from '#domain/assignments/mentions.ts'
import type { MentionList } from '#contract/admin/assignments.ts'
import { get, post } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { whenText } from '../ui/formats.ts'
import { useWorkCounts } from './use-work-counts.ts'

/** Notes that mention one, newest first; nothing without any. The order's page marks them as seen. */
export function MentionsPart() {
  const mayRead = useCan('orders.read')
  const { data } = useQuery({
    queryKey: ['assignments', 'mentions'],
    queryFn: ({ signal }) => get<MentionList>('/assignments/mentions', {}, signal),
    enabled: mayRead,
  })
  const mentions = data?.items ?? []
  if (mentions.length === 0) return null
  return (
    <Box component="section" aria-label={t('Mentions')} sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('Mentions')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {mentions.map(({ noteId, orderId, number, by, words, at }) => (
          <li key={noteId}>
            <Link to={`/orders/${orderId}/show`}>{t('Order %{number}', { number })}</Link>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              “{words}”
            </Typography>
            <Typography variant="caption" color="text.secondary">
              {by} · {whenText(at)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Marks notes as seen once a page shows them, the newest first. */
export function useSeeMentions(shownIds: readonly string[]): void {
  const { mentions = 0 } = useWorkCounts() ?? {}
  const queries = useQueryClient()
  const shown = shownIds.slice(0, MOST_NOTES_SEEN_AT_ONCE).join(',')
  const isWaiting = mentions > 0 && shown !== ''
  useEffect(() => {
    if (!isWaiting) return
    // If the call fails, the notes stay in the work and are marked at the next visit.
    void post('/assignments/mentions/seen', { noteIds: shown.split(',') }).then(
      () => queries.invalidateQueries({ queryKey: ['assignments'] }),
      () => undefined,
    )
  }, [isWaiting, shown, queries])
}
