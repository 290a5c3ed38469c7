import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { post } from '../../api.ts'
import { useSettled } from '../../phone-orders/use-quote.ts'
import type { Refusal } from '../../refusal.ts'
import { wantedOf, type Draft } from './draft.ts'

/** Pause after the last change of the form. */
const PAUSE_MS = 400

/** Key of the preview of an edit, which is given as JSON; without one, of all previews of the order. */
export function previewKey(orderId: string, wanted?: string): string[] {
  return ['order-edit-preview', orderId, ...(wanted === undefined ? [] : [wanted])]
}

/**
 * Asks what the edit would do, again after each change of the form. `fields` are problems by field, as `lines.0.quantity`.
 * `isCurrent`: the preview is of the form as it stands.
 */
export function usePreview(orderId: string) {
  const draft = useWatch() as Draft
  // Without a district there is no fee.
  const hasDistrict = !draft.changesDelivery || Boolean(draft.district)
  const isAskable = (draft.lines ?? []).length > 0 && typeof (draft.discount ?? 0) === 'number' && hasDistrict
  const now = isAskable ? JSON.stringify(wantedOf(draft)) : ''
  const wanted = useSettled(now, PAUSE_MS)
  const isSettled = isAskable && wanted === now
  const query = useQuery({
    queryKey: previewKey(orderId, wanted),
    queryFn: () => post<OrderEditPreview>(`/orders/${orderId}/edit-preview`, JSON.parse(wanted)),
    enabled: isAskable && wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const refusal = query.error as Refusal | null
  const isCurrent = isSettled && !query.isFetching && !refusal
  return {
    preview: isAskable && !refusal ? query.data : undefined,
    problem: refusal?.message,
    isStale: refusal?.body?.code === 'stale',
    fields: refusal?.body?.fields ?? {},
    isCurrent,
    ask: query.refetch,
  }
}
