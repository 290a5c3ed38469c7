import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { PricePreviewRow } from '#contract/admin/catalog/prices.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { said, t, tNodes } from '../../language/t.ts'
import { moneyText } from '../../ui/formats.ts'

/** Table of current and new prices. */
export function PricePreviewTable({ rows }: { rows: readonly PricePreviewRow[] }) {
  return (
    <TableContainer sx={{ maxHeight: '50vh' }} tabIndex={0} role="region" aria-label={t('New prices')}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('Variant')}</TableCell>
            <TableCell align="right">{t('Current price')}</TableCell>
            <TableCell align="right">{t('New price')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.variantId}>
              <TableCell component="th" scope="row">
                {nameWithChoice(row.name, row)}
                {row.note !== '' && (
                  <Typography variant="body2" color="text.secondary">
                    {said(row.note)}
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">
                <Prices {...row.before} />
              </TableCell>
              <TableCell align="right">
                <Prices {...row.after} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

function Prices({ price, oldPrice }: PricePreviewRow['before']) {
  return (
    <>
      {moneyText(price)}
      {oldPrice !== null && (
        <Typography variant="body2" color="text.secondary">
          {tNodes('was %{price}', { price: <s>{moneyText(oldPrice)}</s> })}
        </Typography>
      )}
    </>
  )
}
