import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CustomFigures, CustomRequest, CustomRequestsReply } from '#contract/custom-requests.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import type { Failure } from '../accounts/session/call.ts'
import { showToast } from '../../ui/toast.tsx'
import { requestsApi, type RequestDoor } from './requests-api.ts'

/** Returns a page of an account's requests. The previous page stays until it has loaded. */
export function useRequests(userId: string, page: number) {
  const query = {
    ...whileLookedAt,
    queryKey: ['custom-requests', userId, page],
    queryFn: () => loadRequests(page),
    placeholderData: keepPreviousData<CustomRequestsReply>,
  }
  return useQuery(query, queryClient)
}

/** @returns  `data` is null if the request does not exist or belongs to another account */
export function useRequest(door: RequestDoor, userId: string | undefined) {
  const queryKey = ['custom-request', door.number, door.key ?? userId]
  return useQuery({ ...whileLookedAt, queryKey, queryFn: () => loadRequest(door) }, queryClient)
}

/** Returns the delivered price of the piece. The previous amounts stay until the new ones have loaded. */
export function useFigures(door: RequestDoor, { district, method }: { district: string; method: string }) {
  const query = {
    ...whileLookedAt,
    queryKey: ['custom-figures', door.number, district, method],
    queryFn: () => loadFigures(door, district, method as ShippingMethod | ''),
    // The offer was declined or replaced elsewhere, which asking again does not change.
    retry: (failures: number, error: Error) => !(error instanceof OfferOver) && whileLookedAt.retry(failures),
    placeholderData: keepPreviousData<CustomFigures>,
  }
  return useQuery(query, queryClient)
}

/** Shows the request of a response. */
export function noteRequest(request: CustomRequest): void {
  queryClient.setQueriesData<CustomRequest | null>({ queryKey: ['custom-request', request.number] }, request)
  askForRequestsAgain()
}

function askForRequestsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['custom-requests'] })
}

export function askForRequestAgain(number: string): void {
  void queryClient.invalidateQueries({ queryKey: ['custom-request', number] })
  askForRequestsAgain()
}

async function loadRequests(page: number): Promise<CustomRequestsReply> {
  const answer = await requestsApi.list(page)
  if (!answer.success) throw notLoaded('The requests', answer)
  return answer
}

/** Treats an invalid number or key like a missing request. */
async function loadRequest(door: RequestDoor): Promise<CustomRequest | null> {
  const answer = await requestsApi.read(door)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw notLoaded('The request', answer)
}

async function loadFigures(door: RequestDoor, district: string, method: ShippingMethod | ''): Promise<CustomFigures> {
  const answer = await requestsApi.figures(door, { district, ...(method !== '' && { method }) })
  if (!answer.success) {
    if (answer.code !== 'conflict') throw notLoaded('The figures', answer)
    // The page then shows the request as it is now, in place of the form.
    showToast('error', answer.message)
    askForRequestAgain(door.number)
    throw new OfferOver('The figures could not be loaded: there is no offer to accept')
  }
  return answer.data
}

class OfferOver extends Error {}

function notLoaded(what: string, { message, code }: Failure): Error {
  return new Error(`${what} could not be loaded: ${message || (code ?? 'no answer')}`)
}
