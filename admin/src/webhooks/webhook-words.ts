import type { WebhookDelivery } from '#contract/admin/webhooks.ts'
import { webhookEvents, type DeliveryOutcome, type EndpointState, TEST_EVENT } from '#domain/webhooks/webhook-events.ts'
import { said, t } from '../language/t.ts'
import type { Tone } from '../theme/tokens.ts'

/** States of receivers, as the pages name them. */
export const endpointStateWords: Record<EndpointState, { tone: Tone; label: string }> = {
  active: { tone: 'confirm', label: t('Active') },
  paused: { tone: 'quiet', label: t('Paused') },
  failing: { tone: 'danger', label: t('Paused: nothing arrives') },
  gone: { tone: 'danger', label: t('Gone (410)') },
}

export const deliveryStateWords: Record<DeliveryOutcome, { tone: Tone; label: string }> = {
  waiting: { tone: 'pending', label: t('Waiting') },
  delivered: { tone: 'confirm', label: t('Arrived') },
  failed: { tone: 'danger', label: t('Not delivered') },
}

export const eventChoices = Object.entries(webhookEvents).map(([id, text]) => ({ id, name: `${said(text)} (${id})` }))

export const loggedEvents = [...Object.keys(webhookEvents), TEST_EVENT].map((id) => ({ id, name: id }))

const SHOWN_OF_ADDRESS = 40

/** The beginning of an address, without https://, for a column of a table. */
export function shortAddress(url: string): string {
  const { host, pathname, search } = new URL(url)
  const whole = host + pathname + search
  return whole.length > SHOWN_OF_ADDRESS ? `${whole.slice(0, SHOWN_OF_ADDRESS)}…` : whole
}

/** What a try came to, in a few words. */
export function answerText({ status, error }: { status: number | null; error: string }): string {
  if (status !== null) return `HTTP ${status}`
  return error === '' ? t('Not tried yet') : said(error)
}

export function lastAnswer({ lastStatus, lastError }: WebhookDelivery): string {
  return answerText({ status: lastStatus, error: lastError })
}
