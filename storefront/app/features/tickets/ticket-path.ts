import { href } from 'react-router'
import type { TicketDoor } from './tickets-api.ts'

/** Path of a ticket's page; the key opens it without a login. */
export function ticketPath({ number, key }: TicketDoor): string {
  const path = href('/contact/:number', { number })
  return key === undefined ? path : `${path}?${new URLSearchParams({ key })}`
}
