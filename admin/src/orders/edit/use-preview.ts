import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { post } from '../../api.ts'
import { useSettled } from '../../phone-orders/use-quote.ts'
import type { Refusal } from '../../refusal.ts'
import { wantedOf, type Draft } from './draft.ts'

/** Pause after the last change of the discount. */
const PAUSE_MS = 400

/**
 * Asks what the edit would do, again after each change of the form. `fields` are problems by field, as `lines.0.quantity`.
 * `isCurrent`: the preview is of the form as it stands.
 */
export function usePreview(orderId: string) {
  const draft = useWatch() as Draft
  const discount = useSettled(draft.discount, PAUSE_MS)
  // Without a district there is no fee.
  const hasDistrict = !draft.changesDelivery || Boolean(draft.district)
  const isAskable = (draft.lines ?? []).length > 0 && typeof (discount ?? 0) === 'number' && hasDistrict
  const wanted = isAskable ? wantedOf({ ...draft, discount }) : null
  const query = useQuery({
    queryKey: ['order-edit-preview', orderId, wanted],
    queryFn: () => post<OrderEditPreview>(`/orders/${orderId}/edit-preview`, wanted),
    enabled: isAskable,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const refusal = query.error as Refusal | null
  const isCurrent = isAskable && !query.isFetching && !refusal && discount === draft.discount
  return {
    preview: isAskable && !refusal ? query.data : undefined,
    problem: refusal?.message,
    isStale: refusal?.body?.code === 'stale',
    fields: refusal?.body?.fields ?? {},
    isCurrent,
    ask: query.refetch,
  }
}
