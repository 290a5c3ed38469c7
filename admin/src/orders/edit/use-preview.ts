import { useWatch } from 'react-hook-form'
import type { OrderEditPreview } from '#contract/admin/orders/edits.ts'
import { useActPreview, type PreviewSource } from '../use-act-preview.ts'
import { wantedOf, type Draft } from './draft.ts'

/** Where the preview of an edit comes from. */
export function previewOf(orderId: string): PreviewSource {
  return { path: `/orders/${orderId}/edit-preview`, key: ['order-edit-preview', orderId] }
}

/** Asks what the edit would do, again after each change of the form. */
export function usePreview(orderId: string) {
  const draft = useWatch() as Draft
  // Without a district there is no fee.
  const hasDistrict = !draft.changesDelivery || Boolean(draft.district)
  const isAskable = (draft.lines ?? []).length > 0 && typeof (draft.discount ?? 0) === 'number' && hasDistrict
  return useActPreview<OrderEditPreview>(previewOf(orderId), isAskable ? JSON.stringify(wantedOf(draft)) : '')
}
