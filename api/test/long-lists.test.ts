import { WorkQuery } from '#contract/admin/assignments.ts'
import { AdminOrdersQuery } from '#contract/admin/orders.ts'
import { AuditQuery } from '#contract/admin/audit.ts'
import { CustomersQuery } from '#contract/admin/customers.ts'
import { AdminReturnsQuery } from '#contract/admin/fulfilment/after-sales.ts'
import { AdminDeliveriesQuery } from '#contract/admin/fulfilment/deliveries.ts'
import { AdminMailsQuery, AdminSmsQuery, LookUpsQuery } from '#contract/admin/health.ts'
import { RefundsQuery } from '#contract/admin/payments/payments.ts'
import { MovementsQuery } from '#contract/admin/stock.ts'
import { readWorkPage } from '../office/assignments/work-queries.ts'
import { readAudit } from '../office/audit/audit-list.ts'
import { readCustomerPage } from '../office/customers/customer-list-queries.ts'
import { listLookUps } from '../office/health/look-ups.ts'
import { listMails, listSms } from '../office/health/message-queries.ts'
import { assignmentKinds } from '#domain/assignments/assignments.ts'
import type { Db } from '../platform/db/client.ts'
import { readReturnPage } from '../sales/fulfilment/admin/after-sales-queries.ts'
import { readDeliveryPage } from '../sales/fulfilment/admin/delivery-queries.ts'
import { listAdminOrders } from '../sales/orders/admin/list-admin-orders.ts'
import { readRefunds } from '../sales/payments/admin/refund-queries.ts'
import { readMovements } from '../shop/stock/movement-queries.ts'
import { openListened, SORT } from './listened-database.fixture.ts'
import { expect, test, testOptions } from './test.ts'

const { dataKey } = testOptions.secrets
const meId = '0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1'

/** Tables that grow with the shop. */
const LONG =
  /Seq Scan on (orders|users|customer_figures|audit_log|deliveries|refunds|return_requests|stock_movements|assignments|mails|sms_messages|payment_attempts)\b/

/** `few`: filters that an index answers with so few rows, however long the list, that they are sorted then. */
type LongList = {
  sorts: string[]
  filters: string[]
  few?: string[]
  read: (db: Db, query: string) => Promise<unknown>
}

const lists: Record<string, LongList> = {
  orders: {
    sorts: ['placedAt', 'number', 'name', 'district', 'total', 'deliveryDay', 'state'],
    filters: [
      'state=confirm',
      'state=pending,confirm&sort=placedAt',
      'payment=khalti',
      'method=pickup',
      'district=Mugu',
      'channel=phone',
      'channel=custom',
      'totalFrom=500000&sort=total',
      'deliveryFrom=2026-11-01&deliveryUntil=2026-11-02&sort=deliveryDay',
      'userId=0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1',
      'money=part-paid',
      'money=paid',
      'state=confirm&sort=deliveryDay',
      'money=unpaid',
      'money=paid&sort=-total',
      'deliveryFrom=2026-01-01&sort=name',
    ],
    few: [`owner=${meId}`, 'owner=nobody', `owner=${meId}&sort=total`],
    read: (db, query) => listAdminOrders({ db, dataKey }, AdminOrdersQuery.parse(paramsOf(query))),
  },
  customers: {
    sorts: ['createdAt', 'name', 'orderCount', 'spent', 'lastOrderAt'],
    filters: ['isBlocked=true'],
    read: (db, query) => readCustomerPage(db, dataKey, CustomersQuery.parse(paramsOf(query))),
  },
  audit: {
    sorts: ['at'],
    filters: ['from=2026-11-01&to=2026-11-02', 'action=delete'],
    read: (db, query) => readAudit(db, AuditQuery.parse(paramsOf(query))),
  },
  deliveries: {
    sorts: ['day', 'createdAt', 'deliveredAt'],
    filters: ['day=2026-11-01', 'zone=none', 'kind=pickup'],
    few: ['state=open', `owner=${meId}`, 'owner=nobody'],
    read: (db, query) => readDeliveryPage(db, AdminDeliveriesQuery.parse(paramsOf(query))),
  },
  work: {
    sorts: [],
    filters: ['of=mine', 'of=nobody', 'of=everybody', 'of=mine&kind=ticket', 'of=nobody&page=7'],
    read: (db, query) => readWorkPage(db, WorkQuery.parse(paramsOf(query)), meId, assignmentKinds),
  },
  refunds: {
    sorts: ['dueBy', 'amount', 'promisedAt', 'doneAt'],
    filters: ['state=open'],
    read: (db, query) => readRefunds(db, RefundsQuery.parse(paramsOf(query)), new Date()),
  },
  returns: {
    sorts: ['createdAt', 'changedAt'],
    filters: ['state=declined'],
    read: (db, query) => readReturnPage(db, AdminReturnsQuery.parse(paramsOf(query))),
  },
  mails: {
    sorts: ['createdAt'],
    filters: ['state=failed', 'q=asha@mail.example', 'q=0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1&state=sent'],
    read: (db, query) => listMails(db, AdminMailsQuery.parse(paramsOf(query))),
  },
  sms: {
    sorts: ['createdAt'],
    filters: ['state=failed', 'q=9841234567'],
    read: (db, query) => listSms(db, { dataKey }, AdminSmsQuery.parse(paramsOf(query))),
  },
  'look-ups': {
    sorts: ['nextCheckAt'],
    filters: ['wallet=khalti'],
    read: (db, query) => listLookUps(db, LookUpsQuery.parse(paramsOf(query))),
  },
  movements: {
    sorts: ['id'],
    filters: ['variantId=1', 'reason=counted', 'from=2026-11-01&to=2026-11-02', 'placeId=1', 'placeId=2'],
    read: (db, query) => readMovements(db, MovementsQuery.parse(paramsOf(query))),
  },
}

function paramsOf(query: string) {
  return Object.fromEntries(new URLSearchParams(query))
}

test.for(Object.entries(lists))('pages of the list of %s come sorted from an index', async ([, list]) => {
  const { db, asked, explain } = await openListened()
  const few = list.few ?? []
  const queries = [...list.sorts.flatMap((sort) => [`sort=${sort}`, `sort=-${sort}`]), ...list.filters, ...few]
  for (const query of queries) {
    asked.length = 0
    await list.read(db, query)
    const plan = await explain(asked.find(({ text }) => text.includes(' order by ') && text.includes(' limit '))!)
    expect(plan, `${query}\n${plan}`).not.toMatch(LONG)
    if (!few.includes(query)) expect(plan, `${query}\n${plan}`).not.toMatch(SORT)
    const counted = asked.find(({ text }) => text.includes('count(*)'))!
    expect(counted.text, query).toMatch(/ limit \$\d+\)? "?(found|counted)/)
  }
})
