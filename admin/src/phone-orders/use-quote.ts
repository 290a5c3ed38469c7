import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useEffect, useState } from 'react'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { post } from '../api.ts'
import type { Draft } from './draft.ts'

/** Debounce of the coupon code. */
const PAUSE_MS = 400

/** Fetches a quote for the draft. Refetches when its items, district, delivery method or coupon change. */
export function useQuote(draftId: string) {
  const { lines, district, method, coupon } = useWatch() as Draft
  const code = useSettled(coupon ?? '', PAUSE_MS)
  const wanted = {
    lines: (lines ?? []).map(({ good, quantity }) => ({ variantId: good.variantId, quantity })),
    district: district ?? '',
    method,
    coupon: code,
  }
  const query = useQuery({
    queryKey: ['phone-quote', draftId, wanted],
    queryFn: () => post<PhoneQuote>(`/phone-orders/${draftId}/quote`, wanted),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const isSettling = query.isFetching || code !== (coupon ?? '')
  return { quote: query.data, problem: query.error?.message, isSettling, ask: query.refetch }
}

/** Debounces a value: returns it once it has not changed for `pauseMs`. */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
