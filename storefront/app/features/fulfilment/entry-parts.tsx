import { useQuery } from '@tanstack/react-query'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OrderAccess } from '../orders/orders-api.ts'
import { fulfilmentApi } from './fulfilment-api.ts'
import styles from './sent-photos.module.css'
import entry from './after-sales.module.css'

/** Photos that were sent about an order, each to be opened as large as it is. */
export function SentPhotos({ ids, door }: { ids: readonly string[]; door: OrderAccess }) {
  if (ids.length === 0) return null
  return (
    <ul className={styles.photos}>
      {ids.map((id, at) => (
        <li key={id} className={styles.photo}>
          <SentPhoto id={id} at={at + 1} door={door} />
        </li>
      ))}
    </ul>
  )
}

/** Private: fetched with the viewer's session or key, and shown through a URL of this page only. */
function SentPhoto({ id, at, door }: { id: string; at: number; door: OrderAccess }) {
  const text = useText()
  const {
    data: url,
    isError,
    refetch,
  } = useQuery(
    {
      ...whileLookedAt,
      queryKey: ['order-photo', id],
      queryFn: () => loadPhoto(door, id),
      staleTime: Infinity,
      gcTime: Infinity,
    },
    queryClient,
  )
  if (url !== undefined) {
    return (
      <a href={url} target="_blank" rel="noopener" className={styles.link} aria-label={text('photos.open', { at })}>
        <img src={url} alt={text('photos.one', { at })} />
      </a>
    )
  }
  if (!isError) return <Skeleton className={styles.whole} />
  return (
    <button type="button" className={styles.again} onClick={() => void refetch()}>
      <Icon name="info" size={20} />
      {text('photos.again', { at })}
    </button>
  )
}

/** @returns  its address, good for as long as the page is */
async function loadPhoto(door: OrderAccess, id: string): Promise<string> {
  const answer = await fulfilmentApi.photo(door, id)
  if (answer.success) return URL.createObjectURL(answer.file)
  throw new Error(`A photo could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
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
