import { useQuery } from '@tanstack/react-query'
import type { Ticket } from '#contract/tickets.ts'
import { queryClient, whileLookedAt } from '../../query-client.ts'
import { ticketsApi, type TicketDoor } from './tickets-api.ts'

/** @returns  `data` is null if the ticket does not exist or belongs to another account */
export function useTicket(door: TicketDoor, userId: string | undefined) {
  const queryKey = ['ticket', door.number, door.key ?? userId]
  return useQuery({ ...whileLookedAt, queryKey, queryFn: () => loadTicket(door) }, queryClient)
}

/** Shows the ticket of a response. */
export function noteTicket(ticket: Ticket): void {
  queryClient.setQueriesData<Ticket | null>({ queryKey: ['ticket', ticket.number] }, ticket)
}

/** Treats an invalid number or key like a missing ticket. */
async function loadTicket(door: TicketDoor): Promise<Ticket | null> {
  const answer = await ticketsApi.read(door)
  if (answer.success) return answer.data
  if (answer.code === 'not_found' || answer.code === 'invalid_input') return null
  throw new Error(`The ticket could not be loaded: ${answer.message || (answer.code ?? 'no answer')}`)
}
