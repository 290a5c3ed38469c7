import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'react-admin'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { get } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { EntryGroup, groupEntries } from './entry-group.tsx'

/** Number of newest entries shown; the audit log has the rest. */
const SHOWN = 50

/**
 * Shows the changes that staff made to one record. Renders nothing without `audit.read`.
 *
 * @param rowKey  its primary key; a composite key is comma-separated
 */
export function RecordHistory({ table, rowKey }: { table: string; rowKey: string | number }) {
  const mayRead = useCan('audit.read')
  // A save changes the version and adds an entry, so the version is part of the query key.
  const version = useRecordContext()?.version
  const query = { table, rowKey: String(rowKey), perPage: SHOWN }
  const { data, error } = useQuery({
    queryKey: ['audit', 'of', table, String(rowKey), version],
    queryFn: ({ signal }) => get<{ items: AuditEntry[]; total: number }>('/audit', query, signal),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  })
  if (!mayRead) return null
  return (
    <Box component="section" aria-labelledby="history">
      <Typography id="history" variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('History')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton height={80} />}
      {data?.total === 0 && <Typography color="text.secondary">{t('No changes by staff yet.')}</Typography>}
      {data && groupEntries(data.items).map((entries) => <EntryGroup key={entries[0]!.id} entries={entries} />)}
      {data && data.total > SHOWN && (
        <Typography color="text.secondary">
          {t('%{count} older changes are in the audit log.', { count: data.total - SHOWN })}
        </Typography>
      )}
    </Box>
  )
}
