import { href } from 'react-router'
import type { TicketDoor } from './tickets-api.ts'

/** The page of a ticket; with its key it opens to whoever has it. */
export function ticketPath({ number, key }: TicketDoor): string {
  const path = href('/contact/:number', { number })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
