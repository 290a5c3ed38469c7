import { sql, type SQL } from 'drizzle-orm'
import { ticketKinds } from '#domain/tickets/tickets.ts'
import { demoShopper } from '../../../seed/shopper.ts'
import { PASSWORD } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { STAFF_PASSWORD } from '../../office/staff/staff.fixture.ts'
import type { Likely } from './schema-values.ts'

const DAY_MS = 86_400_000
const MOST_OF_EACH = 20

/**
 * Columns with likely values for a parameter or field. For `id`, `ids` and similar names, the path segment before
 * them decides.
 */
// prettier-ignore
const columns: Record<string, readonly string[]> = {
  variantId: ['variants.id'], productId: ['products.id'], productIds: ['products.id'], category: ['categories.id'],
  categoryId: ['categories.id'], subcategoryId: ['categories.id'], catId: ['categories.id'], subCatId: ['categories.id'],
  linkCategoryId: ['categories.id'], pictureId: ['pictures.id'], logoPictureId: ['pictures.id'],
  paymentIds: ['payments.id'], refundIds: ['refunds.id'], userId: ['users.id'], zone: ['delivery_zones.id'], zoneId: ['delivery_zones.id'],
  attemptId: ['payment_attempts.id'], invoiceId: ['invoices.id'], photoId: ['photos.id'], replaces: ['custom_quotes.id'],
  returnId: ['return_requests.id'], reviewId: ['reviews.id'], questionId: ['product_questions.id'], orderId: ['orders.number'], orderNumber: ['orders.number'],
  order: ['orders.number'], staffId: ['staff.id'], slug: ['pages.slug'], coupon: ['promotions.code'],
  rowKey: ['products.id'],
}

// prettier-ignore
const columnsByPath: Record<string, readonly string[]> = {
  deliveries: ['deliveries.id', 'deliveries.number'], 'damage-reports': ['damage_reports.id'], returns: ['return_requests.id'],
  'custom-requests': ['custom_requests.id'], 'custom-orders': ['custom_requests.number'], categories: ['categories.id'],
  category: ['categories.id'], products: ['products.id'], product: ['products.id'], vouchers: ['bank_vouchers.id'],
  handovers: ['cash_handovers.id'], 'statement-lines': ['statement_lines.id'], 'uncovered-payments': ['payments.id'],
  photos: ['photos.id'], imports: ['imports.id'], pictures: ['pictures.id'],
  customers: ['users.id'], user: ['users.id'], reviews: ['reviews.id'], questions: ['product_questions.id'],
  'product-answers': ['product_answers.id'], banners: ['banners.id'], clients: ['clients.id'],
  offers: ['hoardings.id'], projects: ['projects.id'], project: ['projects.slug'], faqs: ['faqs.id'], pages: ['pages.slug'],
  'delivery-zones': ['delivery_zones.id'], promotions: ['promotions.id'], sets: ['product_sets.id'], 'calendar-years': ['calendar_years.year'],
  'instalment-plans': ['instalment_plans.id'], stores: ['stores.id'], tickets: ['tickets.id', 'tickets.number'], stock: ['variants.id'],
  orders: ['orders.number'], refunds: ['refunds.id'], 'saved-views': ['saved_views.id'], staff: ['staff.id'],
  invitations: ['staff_invitations.id'], sessions: ['sessions.id', 'staff_sessions.id'], addresses: ['addresses.id'],
  lines: ['cart_lines.id'], 'packing-slips': ['orders.id'],
}

/** Fields with ids of the kind of record that the path names. */
const byPath = new Set(['id', 'ids', '_id', 'number', 'parentId', 'beforeId'])

const dayFilters = ['placedFrom', 'placedUntil', 'deliveryFrom', 'deliveryUntil', 'dueFrom', 'dueUntil']

/** Values that people type. */
// prettier-ignore
const typed: Record<string, readonly unknown[]> = {
  email: [demoShopper.email, 'sita@post.example'], contact: [demoShopper.email, '9846012345'], name: ['Sita Rai', 'Sal wood'],
  password: [demoShopper.password, PASSWORD, STAFF_PASSWORD, 'teak-and-sal-77'], oldPassword: [STAFF_PASSWORD], OldPassword: [demoShopper.password, PASSWORD],
  new_password: ['teak-and-sal-77'], confirm_password: ['teak-and-sal-77'], date_of_birth: ['1996-04-14'],
  phone: ['9841234567'], mobile: ['9841234567'], province: ['Bagmati'], district: ['Kathmandu'],
  city: ['Kathmandu'], City: ['Kathmandu'], country: ['Nepal'], zip: ['44600'], postalCode: ['44600'],
  street_address: ['Baneshwor Marg 12'], street_address_1: ['Baneshwor Marg 12'], streetAddress: ['Baneshwor Marg 12'],
  q: ['bed', 'sofa', 'bad', 'पलङ', '9841234567', 'Asmita'], reason: ['Too wide.'], note: ['By the door.'], words: ['Done.'],
  answer: ['We are sorry.'], message: ['When do you open?'], mapUrl: ['https://maps.example/1'], url: ['https://post.example/1'],
  opens: ['10:00'], closes: ['18:00'], width: ['165'], height: ['110'], depth: ['210'], rating: ['1', '5', 4], comment: ['Solid, and it smells of sal.'],
  pieces: ['[{"position":0,"quantity":1}]'], position: ['0'], agreed: [true], quantity: [1, 2], amount: [1_000],
  latitude: [27.7], longitude: [85.3], ward: [10, null], landmark: ['near the temple'], percent: [10], keep: [''], weeks: [6], price: [20_000], language: ['en', 'ne'],
  table: ['products', 'orders'], resource: ['orders'], code: ['123456', 'DASHAIN'], otp: ['123456'], img: [''],
  state: ['pending', 'confirm', 'delivered', 'planned'], payment: ['cod', 'bank', 'esewa', 'khalti'], method: ['standard'],
  kind: ticketKinds, open: ['return', 'refund'], availability: ['in-stock'], minPrice: ['1000'], maxPrice: ['90000'], discount: ['10'],
  description: ['A leg is loose.'], shownPrice: [null], floor: [1], floors: [1], discounted: ['true'], before: [null],
}

/** Reads existing values from the database. The names of the likely values are those of the API. */
export async function readLikelyValues(db: Db, round: number): Promise<(path: string) => Likely> {
  const values = new Map<string, unknown[]>()
  for (const column of new Set(Object.values({ ...columns, ...columnsByPath }).flat())) {
    values.set(column, await readColumn(db, column, round))
  }
  const days = [1, 3, 8, 30].map((ahead) => new Date(Date.now() + ahead * DAY_MS).toISOString())
  const soon: Record<string, readonly unknown[]> = {
    ...Object.fromEntries(dayFilters.map((name) => [name, dates(days)])),
    day: dates(days),
    from: dates(days),
    to: dates(days),
    validUntil: dates(days),
    startsAt: days,
    endsAt: days,
    publishAt: days,
    unpublishAt: days,
    addedAt: days,
  }
  return (path) => (name) => {
    const place = byPath.has(name) ? partBefore(path, name) : undefined
    const known = ((place !== undefined && columnsByPath[place]) || columns[name]) ?? []
    const existing = known.flatMap((column) => values.get(column)!)
    // Ids are numbers in some places and texts in others; `valuesOf` takes those that the schema allows.
    return [...existing.flatMap((value) => [value, String(value)]), ...(typed[name] ?? []), ...(soon[name] ?? [])]
  }
}

const dates = (times: readonly string[]) => times.map((time) => time.slice(0, 10))

/** Returns the resource of a path: `orders` for `/api/admin/orders/{id}/notes` and `/api/admin/orders`. */
function partBefore(path: string, name: string): string | undefined {
  const parts = path.split('/')
  const at = parts.indexOf(`{${name}}`)
  const before = at > 0 ? parts.slice(0, at) : parts
  return before.findLast((part) => part in columnsByPath)
}

/** Sort orders that prefer rows with possible changes. */
const open: Record<string, SQL> = {
  orders: sql`state in ('pending', 'confirm') desc,`,
  deliveries: sql`state in ('planned', 'underway') desc,`,
}

/** Returns values of other rows in each round. */
async function readColumn(db: Db, column: string, round: number): Promise<unknown[]> {
  const [table = '', name = ''] = column.split('.')
  const field = sql.identifier(name)
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select ${field} as value from ${sql.identifier(table)} where ${field} is not null
      order by ${open[table] ?? sql``} md5(${field}::text || ${String(round)}) limit ${MOST_OF_EACH}`,
  )
  return rows.map(({ value }) => value)
}
