import { z } from 'zod'
import {
  deliveryOutcomes,
  endpointStates,
  MAX_ADDRESS_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_OVERLAP_HOURS,
  webhookEventNames,
} from '#domain/webhooks/webhook-events.ts'
import { listOf, listQuery, longListOf, Version } from './list.ts'

/** Where the address may lead is checked by api/office/webhooks/receiver-rules.ts. */
export const WebhookEndpointBody = z.strictObject({
  url: z.string().trim().min(1).max(MAX_ADDRESS_LENGTH),
  description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).default(''),
  events: z
    .array(z.enum(webhookEventNames))
    .min(1, 'Choose at least one')
    .max(webhookEventNames.length)
    .transform((given) => webhookEventNames.filter((event) => given.includes(event))),
})
export type WebhookEndpointBody = z.output<typeof WebhookEndpointBody>
export const WebhookEndpointChange = WebhookEndpointBody.extend({ version: Version })
export type WebhookEndpointChange = z.output<typeof WebhookEndpointChange>

/** A receiver of webhooks, without its secrets. */
export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.string()),
  state: z.enum(endpointStates),
  /** First failure since a message last arrived; null if the last one arrived. */
  failingSince: z.iso.datetime().nullable(),
  /** Until then the secret before is valid too; null after it. */
  previousSecretUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  version: Version,
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

/** `secret` is shown only once. */
export const NewWebhookEndpoint = WebhookEndpoint.extend({ secret: z.string() })
export type NewWebhookEndpoint = z.infer<typeof NewWebhookEndpoint>

export const WebhookEndpointsQuery = listQuery(['createdAt', 'url'], { state: z.enum(endpointStates).optional() })
export type WebhookEndpointsQuery = z.output<typeof WebhookEndpointsQuery>
export const WebhookEndpointList = listOf(WebhookEndpoint)
export const WebhookEndpointParams = z.strictObject({ id: z.uuid() })

/** `overlapHours`: how long the secret before stays valid. */
export const SecretRotationBody = z.strictObject({ overlapHours: z.int().min(0).max(MAX_OVERLAP_HOURS) })
export const EndpointStateBody = z.strictObject({ state: z.enum(['active', 'paused']) })

const Delivery = {
  id: z.int(),
  endpointId: z.uuid(),
  url: z.string(),
  /** As in the header `webhook-id`. */
  messageId: z.uuid(),
  event: z.string(),
  /** Kind and id, such as `order:<id>`. */
  record: z.string(),
  state: z.enum(deliveryOutcomes),
  tries: z.int(),
  /** Null once it has ended, and while it waits for an earlier delivery of its record. */
  nextTryAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** HTTP status of the last try; null without an answer, and before the first try. */
  lastStatus: z.int().nullable(),
  lastError: z.string(),
}
export const WebhookDelivery = z.object(Delivery)
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookDeliveryDetail = z.object({
  ...Delivery,
  /** The body as it is sent. */
  body: z.string(),
  /** The last hundred, newest first. */
  attempts: z.array(
    z.object({
      id: z.int(),
      at: z.iso.datetime(),
      durationMs: z.int(),
      status: z.int().nullable(),
      answer: z.string(),
      error: z.string(),
    }),
  ),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

/** `q` is the number or id of a record, or the id of a message. */
export const WebhookDeliveriesQuery = listQuery(['createdAt'], {
  endpointId: z.uuid().optional(),
  state: z.enum(deliveryOutcomes).optional(),
  event: z.string().max(40).optional(),
})
export type WebhookDeliveriesQuery = z.output<typeof WebhookDeliveriesQuery>
export const WebhookDeliveryList = longListOf(WebhookDelivery)
/** There can be more deliveries than a column of type `integer` can count. */
export const WebhookDeliveryParams = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
})
