import { randomUUID } from 'node:crypto'
import type { ContactBody } from '#contract/tickets.ts'
import type { App } from '../../app.ts'
import { byStaff } from '../../platform/records/changer.ts'

export const staff = byStaff({ id: randomUUID() })

/** A filled-in contact form. */
export const contactForm = {
  name: 'Asmita Gurung',
  email: 'Asmita@Post.example',
  phone: '984-1234567',
  kind: 'complaint',
  order: 'ka 261121 7f3k9q2m',
  message: 'The table rocks.\nIt did so from the first day.',
} satisfies ContactBody

type Sending = { body?: ContactBody; headers?: Record<string, string>; key?: string; lang?: string }

export function send(app: App, { body = contactForm, headers = {}, key = randomUUID(), lang = 'en' }: Sending = {}) {
  const sent = { ...headers, 'idempotency-key': key }
  return app.inject({ method: 'POST', url: `/api/tickets?lang=${lang}`, headers: sent, payload: body })
}

type Writing = { number: string; key: string; message: string; plan?: string; id?: string }

/** Writes back with the ticket's key. */
export function write(app: App, { number, key, id = randomUUID(), ...payload }: Writing) {
  const url = `/api/tickets/${number}/messages?key=${key}`
  return app.inject({ method: 'POST', url, headers: { 'idempotency-key': id }, payload })
}
