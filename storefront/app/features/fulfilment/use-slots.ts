import { useQuery } from '@tanstack/react-query'
import type { SlotsReply } from '#contract/fulfilment.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import type { OrderAccess } from '../orders/orders-api.ts'
import { fulfilmentApi } from './fulfilment-api.ts'

export type SlotDay = SlotsReply['data'][number]

/** The days of a delivery with their slots, asked for anew each time somebody chooses: others choose too. */
export function useSlots(door: OrderAccess, delivery: number) {
  const query = {
    ...whileLookedAt,
    queryKey: ['slots', door.orderId, delivery],
    queryFn: () => loadSlots(door, delivery),
    gcTime: 0,
  } as const
  return useQuery(query, queryClient)
}

/** @returns  why there is nothing to choose, in the shop's words, where that will not change by asking again */
async function loadSlots(door: OrderAccess, delivery: number): Promise<SlotDay[] | string> {
  const answer = await fulfilmentApi.slots(door, delivery)
  if (answer.success) return answer.data
  if (answer.code === 'conflict') return answer.message
  throw new Error(`The days of a delivery could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
}
