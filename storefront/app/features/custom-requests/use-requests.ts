import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CustomFigures, CustomRequest, CustomRequestsReply } from '#contract/custom-requests.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-methods.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import type { Failure } from '../accounts/session/call.ts'
import { requestsApi, type RequestDoor } from './requests-api.ts'

/** One page of an account's requests; the page before stays until it has come. */
export function useRequests(userId: string, page: number) {
  const query = {
    ...whileLookedAt,
    queryKey: ['custom-requests', userId, page],
    queryFn: () => loadRequests(page),
    placeholderData: keepPreviousData<CustomRequestsReply>,
  }
  return useQuery(query, queryClient)
}

/** @returns  as `data` null where there is no such request, or it is none of the account's */
export function useRequest(door: RequestDoor, userId: string | undefined) {
  const queryKey = ['custom-request', door.number, door.key ?? userId]
  return useQuery({ ...whileLookedAt, queryKey, queryFn: () => loadRequest(door) }, queryClient)
}

/** What the piece costs to its door; the figures before stay until others have come. */
export function useFigures(door: RequestDoor, { district, method }: { district: string; method: string }) {
  const query = {
    ...whileLookedAt,
    queryKey: ['custom-figures', door.number, district, method],
    queryFn: () => loadFigures(door, district, method as ShippingMethod | ''),
    placeholderData: keepPreviousData<CustomFigures>,
  }
  return useQuery(query, queryClient)
}

/** Shows what an answer says of a request. */
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

/** What the server cannot read as a number, or as a key, opens no request either. */
async function loadRequest(door: RequestDoor): Promise<CustomRequest | null> {
  const answer = await requestsApi.read(door)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw notLoaded('The request', answer)
}

async function loadFigures(door: RequestDoor, district: string, method: ShippingMethod | ''): Promise<CustomFigures> {
  const answer = await requestsApi.figures(door, { district, ...(method !== '' && { method }) })
  if (!answer.success) throw notLoaded('The figures', answer)
  return answer.data
}

function notLoaded(what: string, { message, code }: Failure): Error {
  return new Error(`${what} could not be loaded: ${message || (code ?? 'no answer')}`)
}
