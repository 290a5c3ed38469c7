import { globSync, readFileSync } from 'node:fs'
import { mayDo, permissions, staffRoles, type Permission } from '#domain/staff/staff.ts'
import { givenStaff } from '../office/staff/staff.fixture.ts'
import { expect, test } from './test.ts'
import { addressOf, callsOf } from './admin-calls.fixture.ts'

/**
 * Every back-office file that hides parts from some roles: the permission that hides them, and the calls behind them.
 */
const hidden: Record<string, Partial<Record<Permission, string[]>>> = {
  'fulfilment/after-sales/damage-acts.tsx': {
    'orders.decide': ['POST /damage-reports/:id/answer'],
    'orders.work': ['POST /damage-reports/:id/visit', 'POST /damage-reports/:id/remedy'],
  },
  'fulfilment/after-sales/return-acts.tsx': {
    'orders.decide': ['POST /returns/:id/approval', 'POST /returns/:id/decline'],
    'orders.work': ['POST /returns/:id/collection', 'POST /returns/:id/receipt'],
  },
  'assignments/mentions-part.tsx': { 'orders.read': ['GET /assignments/mentions'] },
  'assignments/my-work-item.tsx': { 'assignments.read': ['GET /assignments/counts'] },
  'audit/record-history.tsx': { 'audit.read': ['GET /audit'] },
  'calendar/calendar-end.tsx': { 'settings.write': ['POST /calendar-years'] },
  'calendar/list.tsx': { 'settings.write': ['POST /calendar-years'] },
  'canned-replies/list.tsx': { 'replies.write': ['PUT /canned-replies/:id'] },
  'catalog/categories/category-line.tsx': { 'catalog.write': ['DELETE /categories/:id'] },
  'catalog/categories/tree.tsx': { 'catalog.write': ['POST /categories', 'PUT /categories/:id/place'] },
  'custom-requests/custom-acts.tsx': {
    'orders.decide': ['POST /custom-requests/:id/quote', 'POST /custom-requests/:id/refusal'],
    'orders.work': ['POST /custom-requests/:id/stage'],
  },
  'customers/customer-block.tsx': { 'customers.block': ['POST /customers/:id/block', 'DELETE /customers/:id/block'] },
  'customers/customer-notes.tsx': { 'customers.note': ['POST /customers/:id/notes'] },
  'dashboard/set-up.tsx': { 'settings.write': ['GET /set-up'] },
  'drive/driver-act.tsx': { 'orders.work': ['POST /driver-acts/:id/settlement'] },
  'drive/round-part.tsx': { 'orders.work': ['PUT /driver-rounds/:id/:id'] },
  'fulfilment/deliveries/delivery-acts.tsx': {
    'orders.decide': ['POST /deliveries/:id/end-rest'],
    'orders.work': [
      'POST /deliveries/:id/plan',
      'POST /deliveries/:id/split',
      'POST /deliveries/:id/dispatch',
      'POST /deliveries/:id/failure',
      'POST /deliveries/:id/hand-over',
    ],
  },
  'credit/show.tsx': {
    'money.write': ['POST /credit/:id/corrections', 'POST /credit/:id/code', 'PUT /credit/:id/block'],
  },
  'customers/customer-credit.tsx': { 'money.write': ['POST /customers/:id/credit'] },
  'health/jobs.tsx': { 'health.work': ['POST /health/jobs/:id/retry', 'POST /health/jobs/:id/drop'] },
  'health/message-list.tsx': {
    'health.work': ['POST /health/mails/:id/sending', 'POST /health/sms/:id/sending'],
  },
  'health/look-ups.tsx': { 'health.work': ['POST /health/look-ups/:id/asking'] },
  'payments/handovers/count-day.tsx': { 'money.write': ['POST /handovers'] },
  'imports/bring-file.tsx': { 'catalog.write': ['POST /imports'] },
  'imports/import-acts.tsx': { 'catalog.write': ['POST /imports/:id/run', 'DELETE /imports/:id'] },
  'media/check-files.tsx': { 'media.write': ['POST /media-check/removal'] },
  'media/edit.tsx': { 'media.write': ['PUT /pictures/:id', 'DELETE /pictures/:id'] },
  'media/list.tsx': { 'media.write': ['POST /pictures', 'POST /pictures/removal'] },
  'tickets/show.tsx': { 'tickets.answer': ['POST /tickets/:id/answers', 'POST /tickets/:id/closing'] },
  'orders/confirm-chosen.tsx': { 'orders.work': ['POST /orders/:id/confirmation'] },
  'orders/list-actions.tsx': { 'orders.work': ['POST /phone-orders/:id'], 'orders.export': ['GET /orders/export'] },
  'orders/order-contact.tsx': { 'orders.work': ['PUT /orders/:id/contact'] },
  'orders/order-head.tsx': {
    'money.write': ['GET /orders/:id/edit'],
    'orders.decide': ['POST /orders/:id/return'],
    'orders.work': ['POST /orders/:id/confirmation', 'POST /orders/:id/cancellation'],
  },
  'orders/order-instalments.tsx': {
    'orders.work': ['PUT /orders/:id/instalments', 'PUT /orders/:id/instalments/bank-told'],
  },
  'orders/order-money.tsx': {
    'orders.decide': ['PUT /orders/:id/payment'],
    'money.write': [
      'POST /orders/:id/transfers',
      'POST /orders/:id/cash',
      'POST /orders/:id/refunds',
      'POST /orders/:id/attempts/:id/look-up',
    ],
  },
  'orders/order-notes.tsx': { 'orders.work': ['POST /orders/:id/notes'] },
  'orders/order-documents.tsx': {
    'orders.work': ['POST /orders/:id/invoices/:id/pdf'],
    'reports.read': ['GET /reports'],
  },
  'payments/reconciliation/bring-statement.tsx': {
    'money.write': ['POST /statement-previews', 'POST /statement-files'],
  },
  'payments/reconciliation/line-acts.tsx': {
    'money.write': [
      'POST /statement-lines/:id/match',
      'POST /statement-lines/:id/leaving-out',
      'POST /statement-lines/:id/reopening',
    ],
  },
  'payments/refunds-list.tsx': {
    'money.write': [
      'POST /refunds/:id/record',
      'POST /refunds/:id/sending',
      'POST /refunds/:id/look-up',
      'POST /refunds/:id/not-made',
    ],
  },
  'catalog/products/edit.tsx': { 'catalog.write': ['PUT /products/:id', 'DELETE /products/:id'] },
  'catalog/products/variant-dialog.tsx': { 'reports.read': ['GET /reports/:id'] },
  'catalog/products/list.tsx': {
    'catalog.write': ['POST /products', 'POST /products/acts', 'POST /products/prices'],
  },
  'instalments/list.tsx': { 'settings.write': ['POST /instalment-plans'] },
  'promotions/list.tsx': { 'promotions.write': ['POST /promotions'] },
  'purchasing/on-the-way.tsx': { 'purchases.read': ['GET /purchase-orders/:id'] },
  'purchasing/purchase-acts.tsx': {
    'purchases.write': [
      'POST /purchase-orders/:id/sending',
      'PUT /purchase-orders/:id/expected-day',
      'POST /purchase-orders/:id/receipts',
      'POST /purchase-orders/:id/closing',
      'POST /purchase-orders/:id/cancellation',
    ],
  },
  'purchasing/receipts-part.tsx': { 'purchases.write': ['PUT /purchase-orders/:id/receipts/:id/bill'] },
  'purchasing/suggestions.tsx': { 'purchases.write': ['POST /purchase-suggestions/drafts'] },
  'questions/post-acts.tsx': { 'questions.work': ['PUT /questions/:id/state', 'PUT /product-answers/:id/state'] },
  'questions/answer-button.tsx': { 'questions.work': ['POST /questions/:id/answers'] },
  'reviews/review-acts.tsx': { 'reviews.write': ['PUT /reviews/:id/answer', 'PUT /reviews/:id/hidden'] },
  'sets/list.tsx': { 'catalog.write': ['POST /sets', 'POST /sets/import'] },
  'settings/page.tsx': { 'settings.write': ['PUT /settings/:id'] },
  'pages/edit.tsx': { 'content.write': ['POST /page-previews'] },
  'pages/list.tsx': { 'content.write': ['PUT /pages/:id'] },
  'staff/list.tsx': { 'staff.read': ['GET /staff-security'] },
  'personal-data/show.tsx': { 'staff.read': ['GET /staff/:id'] },
  'stock/list.tsx': { 'stock.write': ['POST /stock/movements', 'POST /stock-transfers'] },
  'stock/move-stock-button.tsx': { 'stock.write': ['POST /stock/movements'] },
  'stock/counts/show.tsx': { 'stock.write': ['POST /stock-counts/:id/scans', 'POST /stock-counts/:id/end'] },
  'stock/counts/start-button.tsx': { 'stock.write': ['POST /stock-counts'] },
  'stock/transfers/receive-button.tsx': { 'stock.write': ['POST /stock-transfers/:id/receipt'] },
  // Everybody removes views of their own by the same call; views.test.ts proves who removes those of others.
  'ui/saved-views.tsx': { 'views.remove': [] },
  'webhooks/deliveries/show.tsx': { 'webhooks.write': ['POST /webhook-deliveries/:id/sending'] },
  'webhooks/show.tsx': {
    'webhooks.write': [
      'POST /webhooks/:id/test',
      'PUT /webhooks/:id/state',
      'POST /webhooks/:id/secret',
      'PUT /webhooks/:id',
    ],
  },
  'payments/vouchers/show.tsx': { 'money.write': ['POST /vouchers/:id/acceptance', 'POST /vouchers/:id/decline'] },
}

const parts = Object.entries(hidden).flatMap(([file, byPermission]) => {
  return Object.entries(byPermission).map(([permission, calls]) => ({ file, permission, calls }))
})

test('the table lists every part that the back office hides', () => {
  const source = new URL('../../admin/src/', import.meta.url)
  const used = globSync('**/*.tsx', { cwd: source }).flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8')
    return [...text.matchAll(/useCan\('([^']+)'\)/g)].map(([, permission]) => `${file}: ${permission}`)
  })
  const listed = parts.map(({ file, permission }) => `${file}: ${permission}`)
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted())
})

test('the call behind a hidden part needs the permission that hides it', async ({ app }) => {
  const needs = new Map(
    (await callsOf(app)).map((call) => [`${call.method} ${call.url.slice(10).replaceAll(/:\w+/g, ':id')}`, call.needs]),
  )
  const people = await Promise.all(staffRoles.map(async (role) => [role, await givenStaff(app, role)] as const))
  for (const { file, permission, calls } of parts) {
    for (const call of calls) {
      expect([file, call, needs.get(call)]).toEqual([file, call, permission])
      const [method, path] = call.split(' ') as ['GET', string]
      const url = `/api/admin${addressOf(path)}`
      for (const [role, { cookies }] of people.filter(([one]) => !mayDo(one, permission as Permission))) {
        const { statusCode } = await app.inject({ method, url, cookies })
        expect([role, call, statusCode]).toEqual([role, call, 403])
      }
    }
  }
  expect(parts.filter(({ permission }) => !(permission in permissions))).toEqual([])
})
