import type { PgColumn } from 'drizzle-orm/pg-core'
import { userAad } from '../../people/accounts/profile/private-details.ts'
import { addressAad } from '../../people/addresses/address-details.ts'
import {
  addresses,
  creditAccounts,
  customerNotes,
  customRequests,
  damageReports,
  dataRequests,
  idempotencyKeys,
  invoices,
  mails,
  orderNotes,
  orders,
  productQuestions,
  registrations,
  returnRequests,
  smsMessages,
  staff,
  statementLines,
  subscriptions,
  ticketEvents,
  tickets,
  users,
  webhookEndpoints,
} from '../../platform/db/schema.ts'
import { answerAad } from '../../platform/idempotency/key-queries.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { smsAad } from '../../platform/sms/queue-sms.ts'
import { cardAad } from '../../sales/credit/private-card.ts'
import { requestAad } from '../../sales/custom-requests/private-request.ts'
import { damageAad, returnAad } from '../../sales/fulfilment/after-sales-aad.ts'
import { invoiceAad } from '../../sales/invoices/invoice-crypt.ts'
import { orderNoteAad } from '../../sales/orders/admin/order-notes.ts'
import { orderAad } from '../../sales/orders/private-order.ts'
import { noticePhoneAad } from '../../shop/notices/private-phone.ts'
import { contactAad } from '../../shop/questions/asker-contact.ts'
import { ticketAad, wordsAad } from '../../shop/tickets/private-ticket.ts'
import { customerNoteAad } from '../customers/private-note.ts'
import { contactOfRequestAad, wordsOfRequestAad } from '../personal-data/requests/private-request.ts'
import { lineAad } from '../reconciliation/private-line.ts'
import { totpAad } from '../staff/private-totp.ts'
import { endpointAad } from '../webhooks/endpoint-secrets.ts'

/** A column of ciphertexts. */
export type EncryptedColumn = {
  column: PgColumn
  /** Columns that name the owner of a ciphertext. */
  by: Record<string, PgColumn>
  /** Returns the owner that a row's ciphertext was encrypted for. */
  aadOf: (row: Record<string, unknown>) => string
}

/** Every column that the data key encrypts. A test compares them with the schema. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  encrypted(addresses.details, { id: addresses.id }, ({ id }) => addressAad(id)),
  encrypted(creditAccounts.privateDetails, { id: creditAccounts.id }, ({ id }) => cardAad(id)),
  encrypted(customRequests.privateDetails, { id: customRequests.id }, ({ id }) => requestAad(id)),
  encrypted(customerNotes.words, { id: customerNotes.id }, ({ id }) => customerNoteAad(id)),
  encrypted(damageReports.description, { id: damageReports.id }, ({ id }) => damageAad(id)),
  encrypted(dataRequests.contact, { id: dataRequests.id }, ({ id }) => contactOfRequestAad(id)),
  encrypted(dataRequests.words, { id: dataRequests.id }, ({ id }) => wordsOfRequestAad(id)),
  encrypted(idempotencyKeys.answer, { owner: idempotencyKeys.owner, key: idempotencyKeys.key }, answerAad),
  encrypted(invoices.document, { id: invoices.id }, ({ id }) => invoiceAad(id)),
  encrypted(mails.content, { id: mails.id, to: mails.to, template: mails.template }, mailAad),
  encrypted(mails.kept, { id: mails.id, to: mails.to, template: mails.template }, mailAad),
  encrypted(orderNotes.words, { id: orderNotes.id }, ({ id }) => orderNoteAad(id)),
  encrypted(orders.privateDetails, { id: orders.id }, ({ id }) => orderAad(id)),
  encrypted(productQuestions.contact, { sentAs: productQuestions.sentAs }, ({ sentAs }) => contactAad(sentAs)),
  encrypted(registrations.privateDetails, { id: registrations.id }, ({ id }) => userAad(id)),
  encrypted(returnRequests.reason, { id: returnRequests.id }, ({ id }) => returnAad(id)),
  encrypted(smsMessages.content, { id: smsMessages.id, template: smsMessages.template }, smsAad),
  encrypted(smsMessages.kept, { id: smsMessages.id, template: smsMessages.template }, smsAad),
  encrypted(staff.totpSecret, { id: staff.id }, ({ id }) => totpAad(id)),
  encrypted(statementLines.privateDetails, { id: statementLines.id }, ({ id }) => lineAad(id)),
  encrypted(subscriptions.phone, { person: subscriptions.person }, ({ person }) => noticePhoneAad(person)),
  encrypted(ticketEvents.words, { ticketId: ticketEvents.ticketId }, ({ ticketId }) => wordsAad(ticketId)),
  encrypted(tickets.privateDetails, { id: tickets.id }, ({ id }) => ticketAad(id)),
  encrypted(users.privateDetails, { id: users.id }, ({ id }) => userAad(id)),
  encrypted(webhookEndpoints.previousSecret, { id: webhookEndpoints.id }, ({ id }) => endpointAad(id)),
  encrypted(webhookEndpoints.secret, { id: webhookEndpoints.id }, ({ id }) => endpointAad(id)),
]

/** Binary columns that the data key does not encrypt, each with what it holds. */
export const unencryptedColumns: Record<string, string> = {
  'api_keys.token_hash': 'hash of a random token',
  'carts.guest_key': 'hash of a random key',
  'carts.share_key': 'hash of a random key',
  'credit_accounts.code_hash': 'keyed hash whose key outlives the data key',
  'credit_accounts.phone_index': 'keyed hash whose key outlives the data key',
  'data_key_fingerprint.fingerprint': 'reveals nothing about the key',
  'data_keys.fingerprint': 'reveals nothing about the key',
  'data_keys.hash_keys': 'encrypted once for each data key, with that key',
  'data_requests.email_hash': 'keyed hash whose key outlives the data key',
  'data_requests.phone_hash': 'keyed hash whose key outlives the data key',
  'idempotency_keys.owner': 'hash of a random key, or of an ID',
  'idempotency_keys.request': 'hash of a request',
  'known_devices.token_hash': 'hash of a random token',
  'list_shares.share_key': 'hash of a derived key',
  'one_time_codes.asker': 'keyed hash of a network, under SESSION_SECRET',
  'one_time_codes.code_hash': 'keyed hash of a code, under SESSION_SECRET',
  'one_time_codes.phone_index': 'keyed hash whose key outlives the data key',
  'orders.neighborhood': 'keyed hash of a network, under SESSION_SECRET',
  'orders.network': 'keyed hash of a network, under SESSION_SECRET',
  'orders.phone_index': 'keyed hash whose key outlives the data key',
  'orders.recipient_phone_index': 'keyed hash whose key outlives the data key',
  'registrations.phone_index': 'keyed hash whose key outlives the data key',
  'sms_dead_numbers.phone_index': 'keyed hash whose key outlives the data key',
  'sms_messages.phone_index': 'keyed hash whose key outlives the data key',
  'staff.recovery_hashes': 'keyed hashes whose key outlives the data key',
  'staff_invitations.token_hash': 'hash of a random token',
  'staff_sessions.token_hash': 'hash of a random token',
  'statement_lines.row_hash': 'keyed hash whose key outlives the data key',
  'subscriptions.phone_index': 'keyed hash whose key outlives the data key',
  'subscriptions.person': 'keyed hash whose key outlives the data key',
  'users.phone_index': 'keyed hash whose key outlives the data key',
}

function encrypted<By extends Record<string, PgColumn>>(
  column: PgColumn,
  by: By,
  aadOf: (row: { [Name in keyof By]: By[Name]['_']['data'] }) => string,
): EncryptedColumn {
  return { column, by, aadOf: aadOf as EncryptedColumn['aadOf'] }
}
