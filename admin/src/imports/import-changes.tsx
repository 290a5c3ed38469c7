import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { Import } from '#contract/admin/imports.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

/** Table of the first changes, with current and new values side by side. */
export function ImportChanges({ record }: { record: Import }) {
  const { samples, added, changed } = record
  const all = added + changed
  return (
    <PagePart title="Changes">
      <TableContainer tabIndex={0} role="region" aria-label="Changes by row">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Row</TableCell>
              <TableCell>Product or SKU</TableCell>
              <TableCell>Column</TableCell>
              <TableCell>Current value</TableCell>
              <TableCell>New value</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map(({ row, key, isNew, fields }) =>
              fields.map(({ column, before, after }, at) => (
                <TableRow key={`${row} ${key} ${column}`}>
                  <TableCell>{at === 0 && row}</TableCell>
                  <TableCell>
                    {at === 0 && key} {at === 0 && isNew && <StatusChip tone="confirm" label="New" />}
                  </TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>{before === '' ? '–' : before}</TableCell>
                  <TableCell sx={{ fontWeight: 600 }}>{after === '' ? '–' : after}</TableCell>
                </TableRow>
              )),
            )}
          </TableBody>
        </Table>
      </TableContainer>
      {all > samples.length && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Showing the first {samples.length} of {englishFormats.number(all)}.
        </Typography>
      )}
    </PagePart>
  )
}
