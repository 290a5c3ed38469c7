import { useQuery } from '@tanstack/react-query'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './request-photos.module.css'
import { requestsApi, type RequestDoor } from './requests-api.ts'

/** The photos of a request; each opens in full size. */
export function RequestPhotos({ ids, door }: { ids: readonly string[]; door: RequestDoor }) {
  const text = useText()
  if (ids.length === 0) return null
  return (
    <ul className={styles.photos} aria-label={text('piece.photos')}>
      {ids.map((id, at) => (
        <li key={id} className={styles.photo}>
          <RequestPhoto id={id} at={at + 1} door={door} />
        </li>
      ))}
    </ul>
  )
}

/** Private: fetched with the viewer's session or key, and shown through a URL of this page only. */
function RequestPhoto({ id, at, door }: { id: string; at: number; door: RequestDoor }) {
  const text = useText()
  const query = {
    ...whileLookedAt,
    queryKey: ['custom-photo', id],
    queryFn: () => loadPhoto(door, id),
    staleTime: Infinity,
    gcTime: Infinity,
  } as const
  const { data: url, isError, refetch } = useQuery(query, queryClient)
  if (url !== undefined) {
    return (
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className={styles.link}
        aria-label={text('piece.photo-open', { at })}
      >
        <img src={url} alt={text('piece.photo', { at })} />
      </a>
    )
  }
  if (!isError) return <Skeleton className={styles.link} />
  return (
    <button type="button" className={styles.again} onClick={() => void refetch()}>
      <Icon name="info" size={20} />
      {text('piece.photo-again', { at })}
    </button>
  )
}

/** @returns  an object URL, valid until the page closes */
async function loadPhoto(door: RequestDoor, id: string): Promise<string> {
  const answer = await requestsApi.photo(door, id)
  if (answer.success) return URL.createObjectURL(answer.file)
  throw new Error(`A photo could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
}
