import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { Picture } from '../ui/shop-picture.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { moneyText } from '../ui/formats.ts'
import { lineTitle } from './order-words.ts'

const PICTURE_PX = 48

/** What was sold, as it was then, and what it comes to. */
export function OrderLines({ order: { lines, order } }: { order: AdminOrder }) {
  return (
    <PagePart title="Goods">
      <Box sx={{ overflowX: 'auto' }} role="group" aria-label="Goods of the order" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Product</TableCell>
              <TableCell align="right">Price</TableCell>
              <TableCell align="right">Pieces</TableCell>
              <TableCell align="right">Total</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.position}>
                <TableCell>
                  <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                    <Picture picture={line.picture} sizePx={PICTURE_PX} />
                    <Box>
                      <LineName line={line} />
                      <Typography variant="caption" color="text.secondary" component="p">
                        {line.sku}
                      </Typography>
                    </Box>
                  </Stack>
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(line.price)}
                </TableCell>
                <TableCell align="right">{line.quantity}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {moneyText(line.total)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Totals totals={order.totals} />
    </PagePart>
  )
}

function LineName({ line }: { line: AdminOrder['lines'][number] }) {
  const title = lineTitle(line)
  if (line.productId === null) return <Typography variant="body2">{title}</Typography>
  return (
    <Typography variant="body2" component={Link} to={`/products/${line.productId}`} sx={{ color: 'inherit' }}>
      {title}
    </Typography>
  )
}

function Totals({ totals }: { totals: AdminOrder['order']['totals'] }) {
  const rows: [string, string][] = [
    ['Goods', moneyText(totals.subtotal)],
    ...totals.reductions.map(({ name, code, amount }): [string, string] => {
      return [code === null ? name : `${name} (${code})`, `−${moneyText(amount)}`]
    }),
    ['Delivery', moneyText(totals.shippingFee)],
    ['VAT contained', moneyText(totals.vat)],
  ]
  return (
    <Box component="dl" sx={{ ml: 'auto', my: 0, pt: 1.5, maxWidth: 340, display: 'grid', gap: 0.5 }}>
      {rows.map(([label, sum]) => (
        <Sum key={label} label={label} sum={sum} />
      ))}
      <Sum label="Total" sum={moneyText(totals.total)} isStrong />
    </Box>
  )
}

function Sum({ label, sum, isStrong = false }: { label: string; sum: string; isStrong?: boolean }) {
  const weight = isStrong ? 600 : 400
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: weight }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: weight }}>
        {sum}
      </Typography>
    </Stack>
  )
}
