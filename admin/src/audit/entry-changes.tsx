import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { AuditEntry } from '#contract/admin/audit.ts'
import { changesIn } from '#domain/staff/admin-audit-words.ts'
import { formats, said, t } from '../language/t.ts'

/** Table of an entry's changed fields, values before and after side by side. */
export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const changes = changesIn(entry, { formats, said })
  if (changes.length === 0) return <Typography color="text.secondary">{t('No readable changes.')}</Typography>
  const [hasBefore, hasAfter] = [entry.before !== null, entry.after !== null]
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('Field')}</TableCell>
            {hasBefore && <TableCell>{t('Before')}</TableCell>}
            {hasAfter && <TableCell>{t('After')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ width: '12rem', verticalAlign: 'top' }}>
                {field}
              </TableCell>
              {hasBefore && <TableCell sx={value}>{before || '–'}</TableCell>}
              {hasAfter && <TableCell sx={value}>{after || '–'}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const value = { verticalAlign: 'top', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minWidth: '10rem' }
