import { Alert, CircularProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import type { Settings } from '#contract/admin/settings.ts'
import type { Purchase } from '#contract/admin/purchasing.ts'
import { get } from '../api.ts'
import { formats, t } from '../language/t.ts'
import { Facts } from '../ui/facts.tsx'
import { moneyText } from '../ui/formats.ts'
import { SheetOfPaper, SignatureLine } from '../ui/sheet-of-paper.tsx'
import { expectedText } from './purchase-words.tsx'

/** Printed order to a supplier: `/purchase-sheet?id=7`. */
export default function PurchaseSheet() {
  const [params] = useSearchParams()
  const id = params.get('id') ?? ''
  const { data, error } = useQuery({
    queryKey: ['purchase-orders', 'sheet', id],
    queryFn: ({ signal }) => get<Purchase>(`/purchase-orders/${encodeURIComponent(id)}`, {}, signal),
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <CircularProgress aria-label={t('Loading')} />
  return <Sheet order={data} />
}

function Sheet({ order }: { order: Purchase }) {
  const { number, supplier, expectedOn, note, lines, total, id } = order
  const shop = useShop()
  return (
    <SheetOfPaper actions={<Link to={`/purchase-orders/${id}/show`}>{t('Back to the order')}</Link>}>
      <Title title={t('Purchase order %{number}', { number })} />
      <Typography variant="h2" component="h2" sx={{ mb: 1 }}>
        {t('Purchase order %{number}', { number })}
      </Typography>
      <Facts
        facts={[
          [t('From'), shop && `${shop.name}, ${shop.streetAddress}, ${shop.city}`],
          [t('Phone'), shop?.phone],
          ['PAN', shop?.vatNumber],
          [t('To'), [supplier.name, supplier.contact, supplier.address].filter(Boolean).join(', ')],
          [t('Expected'), expectedOn && expectedText(expectedOn)],
        ]}
      />
      <table style={{ marginTop: '1.5rem' }}>
        <thead>
          <tr>
            <th scope="col">{t('Your code')}</th>
            <th scope="col">{t('Item')}</th>
            <th scope="col" className="number">
              {t('Pieces')}
            </th>
            <th scope="col" className="number">
              {t('Price')}
            </th>
            <th scope="col" className="number">
              {t('Sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.code || '–'}</td>
              <td>
                {line.name} ({line.sku})
              </td>
              <td className="number">{formats.digits(String(line.quantity))}</td>
              <td className="number">{moneyText(line.cost)}</td>
              <td className="number">{moneyText(line.quantity * line.cost)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={4}>
              {t('Total without VAT')}
            </th>
            <td className="number">
              <strong>{moneyText(total)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
      {note !== '' && <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{note}</Typography>}
      <Typography sx={{ mt: 2 }}>{t('Please write %{number} on your bill.', { number })}</Typography>
      <SignatureLine label={t('Ordered')} />
    </SheetOfPaper>
  )
}

type Shop = Pick<Settings, 'name' | 'streetAddress' | 'city' | 'phone' | 'vatNumber'>

function useShop(): Shop | undefined {
  const { data } = useQuery({
    queryKey: ['settings', 'for-paper'],
    queryFn: ({ signal }) => get<Shop>('/settings/shop', {}, signal),
  })
  return data
}
