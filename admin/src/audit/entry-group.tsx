import type { ReactNode } from 'react'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Link, Stack, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { actionWords, thingOf } from '#domain/staff/admin-audit-words.ts'
import { said, t, tNodes } from '../language/t.ts'
import { whenText } from '../ui/formats.ts'
import { EntryChanges } from './entry-changes.tsx'
import { type RecordLink, useRecordLink } from './record-link.ts'
import { recordName } from './record-name.ts'

/** Changes of one request: staff member and time once, then each record. */
export function EntryGroup({ entries, isOpen = false }: { entries: AuditEntry[]; isOpen?: boolean }) {
  const recordLink = useRecordLink()
  const [first] = entries
  if (!first) return null
  return (
    <Accordion disableGutters defaultExpanded={isOpen} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Stack sx={{ gap: 0.25 }}>
          <Typography component="span">{summaryOf(entries, recordLink)}</Typography>
          <Typography component="span" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
            {whenText(first.at)} · {first.call}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Stack sx={{ gap: 2 }}>
          {entries.map((entry) => (
            <div key={entry.id}>
              <Typography sx={{ fontWeight: 600, mb: 0.5 }}>
                {t(actionWords[entry.action])}: {said(thingOf(entry.table))}{' '}
                <RecordName entry={entry} recordLink={recordLink} />
              </Typography>
              <EntryChanges entry={entry} />
            </div>
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

/** Summarizes a group: `Sita changed Product 7 and 2 more`. */
function summaryOf(entries: AuditEntry[], recordLink: RecordLink): ReactNode {
  const head = headOf(entries, recordLink)
  const record = `${said(thingOf(head.table))} ${recordName(head)}`
  const count = entries.length - 1
  const what = count === 0 ? record : t('%{record} and %{count} more', { record, count })
  const values = { staff: <strong>{head.staffName}</strong>, what }
  switch (head.action) {
    case 'insert':
      return tNodes('%{staff} added %{what}', values)
    case 'update':
      return tNodes('%{staff} changed %{what}', values)
    case 'delete':
      return tNodes('%{staff} removed %{what}', values)
  }
}

/**
 * Returns the first entry whose record has a page: the request was about it. Others, such as order events, are side
 * effects.
 */
function headOf(entries: AuditEntry[], recordLink: RecordLink): AuditEntry {
  return entries.find(({ table, rowKey }) => recordLink(table, rowKey) !== undefined) ?? entries[0]!
}

function RecordName({ entry, recordLink }: { entry: AuditEntry; recordLink: RecordLink }) {
  const path = entry.action === 'delete' ? undefined : recordLink(entry.table, entry.rowKey)
  const name = recordName(entry)
  if (!path) return <span title={entry.rowKey}>{name}</span>
  return (
    <Link component={RouterLink} to={path} title={entry.rowKey}>
      {name}
    </Link>
  )
}

/** Groups consecutive entries of the same request and staff member. */
export function groupEntries(entries: readonly AuditEntry[]): AuditEntry[][] {
  const groups: AuditEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0]?.requestId === entry.requestId && last[0].staffId === entry.staffId) last.push(entry)
    else groups.push([entry])
  }
  return groups
}
