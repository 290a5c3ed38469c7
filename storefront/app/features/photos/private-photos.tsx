import { useQuery } from '@tanstack/react-query'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Answer } from '../accounts/session/call.ts'
import styles from './private-photos.module.css'

/** Answer with a photo's file. A private photo has no public URL. */
export type PhotoReply = { success: true; file: Blob }

type Loads = {
  /** Fetches a photo with the viewer's session or key. */
  load: (id: string) => Promise<Answer<PhotoReply>>
}

type PrivatePhotosProps = Loads & {
  ids: readonly string[]
  label?: string
  isLarge?: boolean
}

/** Photos that a shopper sent; each opens in full size. Parts that load on demand bring its texts (ui/lazy-part.tsx). */
export function PrivatePhotos({ ids, label, isLarge, load }: PrivatePhotosProps) {
  if (ids.length === 0) return null
  return (
    <ul className={isLarge ? styles.large : styles.photos} aria-label={label}>
      {ids.map((id, at) => (
        <li key={id}>
          <PrivatePhoto id={id} at={at + 1} load={load} />
        </li>
      ))}
    </ul>
  )
}

function PrivatePhoto({ id, at, load }: Loads & { id: string; at: number }) {
  const text = useText()
  const query = {
    ...whileLookedAt,
    queryKey: ['private-photo', id],
    queryFn: () => loadUrl(load, id),
    staleTime: Infinity,
    gcTime: Infinity,
  } as const
  const { data: url, isError, refetch } = useQuery(query, queryClient)
  if (url !== undefined) {
    return (
      <a href={url} target="_blank" rel="noopener" className={styles.photo} aria-label={text('photos.open', { at })}>
        <img src={url} alt={text('photos.one', { at })} />
      </a>
    )
  }
  if (!isError) return <Skeleton className={styles.photo} />
  return (
    <button type="button" className={styles.again} onClick={() => void refetch()}>
      <Icon name="info" size={20} />
      {text('photos.again', { at })}
    </button>
  )
}

/** @returns  an object URL, valid until the page closes */
async function loadUrl(load: Loads['load'], id: string): Promise<string> {
  const answer = await load(id)
  if (answer.success) return URL.createObjectURL(answer.file)
  throw new Error(`A photo could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
}
