import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { Import } from '#contract/admin/imports.ts'
import { formats, t } from '../language/t.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'

/** Table of the first changes, with current and new values side by side. */
export function ImportChanges({ record }: { record: Import }) {
  const { samples, added, changed } = record
  const all = added + changed
  return (
    <PagePart title={t('Changes')}>
      <TableContainer tabIndex={0} role="region" aria-label={t('Changes by row')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('Row')}</TableCell>
              <TableCell>{t('Product or SKU')}</TableCell>
              <TableCell>{t('Column')}</TableCell>
              <TableCell>{t('Current value')}</TableCell>
              <TableCell>{t('New value')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {samples.map(({ row, key, isNew, fields }) =>
              fields.map(({ column, before, after }, at) => (
                <TableRow key={`${row} ${key} ${column}`}>
                  <TableCell>{at === 0 && formats.digits(String(row))}</TableCell>
                  <TableCell>
                    {at === 0 && key} {at === 0 && isNew && <StatusChip tone="confirm" label={t('New')} />}
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
          {t('Showing the first %{shown} of %{all}.', { shown: samples.length, all })}
        </Typography>
      )}
    </PagePart>
  )
}
