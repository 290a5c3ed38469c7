import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { post } from '../api.ts'
import { useSettled } from '../phone-orders/use-quote.ts'
import type { Refusal } from '../refusal.ts'

/** Pause after the last change of the form. */
const PAUSE_MS = 400

/** The call that returns the preview of an act, and the key under which the page keeps it. */
export type PreviewSource = { path: string; key: readonly string[] }

/** Key of the preview of an act that is given as JSON. */
export function keyOf({ key }: PreviewSource, wanted: string): string[] {
  return [...key, wanted]
}

/**
 * Asks what an act would do, again after each change of the form. `fields` are problems by field, as `lines.0.quantity`.
 * `isCurrent`: the preview is of the form as it stands.
 *
 * @param now  what the form asks for, as JSON; '' as long as that is incomplete
 */
export function useActPreview<Preview>(source: PreviewSource, now: string) {
  const wanted = useSettled(now, PAUSE_MS)
  const isAskable = now !== ''
  const isSettled = isAskable && wanted === now
  const query = useQuery({
    queryKey: keyOf(source, wanted),
    queryFn: () => post<Preview>(source.path, JSON.parse(wanted)),
    enabled: isAskable && wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const refusal = query.error as Refusal | null
  return {
    preview: isAskable && !refusal ? query.data : undefined,
    problem: isAskable ? refusal?.message : undefined,
    isStale: refusal?.body?.code === 'stale',
    fields: refusal?.body?.fields ?? {},
    isCurrent: isSettled && !query.isFetching && !refusal,
    ask: query.refetch,
  }
}
