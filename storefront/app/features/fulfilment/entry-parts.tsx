import { useText } from '../../messages/text.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { PrivatePhotos } from '../photos/private-photos.tsx'
import { fulfilmentApi } from './fulfilment-api.ts'
import entry from './after-sales.module.css'

/** Photos that were sent about an order. */
export function SentPhotos({ ids, door }: { ids: readonly string[]; door: OrderAccess }) {
  return <PrivatePhotos ids={ids} load={(id) => fulfilmentApi.photo(door, id)} />
}

/** The shop's answer, if any. */
export function ShopAnswer({ answer }: { answer: string }) {
  const text = useText()
  if (answer === '') return null
  return (
    <div className={entry.answer}>
      <p className={entry.said}>{text('order.shop-says')}</p>
      <p className={entry.words}>{answer}</p>
    </div>
  )
}
