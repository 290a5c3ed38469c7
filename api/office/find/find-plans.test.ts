import { inject, onTestFinished } from 'vitest'
import { sql } from 'drizzle-orm'
import { openDatabase, type Db } from '../../platform/db/client.ts'
import { cloneDatabase } from '../../test/databases.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { findAnything } from './find-anything.ts'

const { dataKey } = testOptions.secrets

/** Tables that grow with the shop. Its short lists are read whole. */
const growing = new Set([
  'orders',
  'order_lines',
  'users',
  'customer_figures',
  'products',
  'variants',
  'product_pictures',
  'pictures',
  'tickets',
  'custom_requests',
  'invoices',
])
const ROWS = 30_000
/** One in 35 has both words of “asmita gurung”, and the newest 100 of these are read. */
const MOST_LOOKED_AT = ROWS / 5
/** Two figures have no trigram: the newest rows are looked through until 100 have them. */
const mostLookedAtFor: Record<string, number> = { 17: ROWS / 2 }

const searches = [
  'rara',
  'rara wingback bed',
  'wingabck',
  'रारा',
  'palang',
  'RARA-WINGBACK-BED-17',
  'rara-wingbak-bed-17',
  'KA-261121-0000017Z',
  '261121',
  '0000017z',
  '0000Q17Z',
  'gurung',
  'asmita gurung',
  'gurnug',
  'nobody at all',
  'ra',
  '17',
  '9841234567',
  'buyer-17@post.example',
  'buyer-17@psot.example',
  'KT-261121-0000017Z',
  'complaint',
  '2083/84-000017',
]

/** The words of names are read from so many of the newest rows; this shop has fewer. */
test('each statement of a search is answered from an index, and looks at few rows', async () => {
  const { db, asked, explain } = await openLarge()
  for (const q of searches) {
    asked.length = 0
    await findAnything({ db, dataKey }, q, () => true)
    expect(asked.length, q).toBeGreaterThan(4)
    for (const statement of asked.filter(({ text }) => !text.includes('string_to_table'))) {
      const scans = scansIn(await explain(statement)).filter((scan) => growing.has(scan['Relation Name'] ?? ''))
      for (const scan of scans) {
        const said = `${q}\n${statement.text}\n${JSON.stringify(scan, undefined, 2)}`
        expect(scan['Node Type'], said).not.toBe('Seq Scan')
        expect(lookedAt(scan), said).toBeLessThanOrEqual(mostLookedAtFor[q] ?? MOST_LOOKED_AT)
      }
    }
  }
})

/** A node of a plan that has run. @source PostgreSQL, EXPLAIN (ANALYZE, FORMAT JSON) */
type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

function scansIn(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(scansIn)]
}

/** Rows that a scan has read, also those that it left out. A walk of a whole index finds as little as a whole table. */
function lookedAt(scan: Node): number {
  const removed = (scan['Rows Removed by Filter'] ?? 0) + (scan['Rows Removed by Index Recheck'] ?? 0)
  return (scan['Actual Rows'] + removed) * scan['Actual Loops']
}

type Asked = { text: string; values: unknown[] }

/** Opens a shop of a real size, whose plans are those that PostgreSQL chooses, and lists its statements. */
async function openLarge() {
  const clone = await cloneDatabase(inject('postgresUrl'))
  const { db, pool, close } = openDatabase(clone.url, { max: 3 })
  onTestFinished(async () => {
    await close()
    await clone.drop()
  })
  await fill(db)
  const asked: Asked[] = []
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>
  const listening = (given: { text: string }, values: unknown[] = []) => {
    asked.push({ text: given.text, values })
    return query(given, values)
  }
  Object.assign(pool, { query: listening })
  const explain = async ({ text, values }: Asked) => {
    const answer = await query(`explain (analyze, timing off, format json) ${text}`, values)
    return (answer as { rows: { 'QUERY PLAN': [{ Plan: Node }] }[] }).rows[0]!['QUERY PLAN'][0].Plan
  }
  return { db, asked, explain }
}

/** Triggers would take minutes for so many rows. */
async function fill(db: Db) {
  await db.execute(
    sql.raw(`
    set session_replication_role = replica;
    insert into categories (slug, name, position) values ('beds', 'Beds', 1);
    insert into products (slug, name, category_id, translations, price)
      select 'product-' || n, names[1 + n % 5] || ' ' || kinds[1 + n % 4] || ' ' || n, 1,
        jsonb_build_object('ne', jsonb_build_object('name', 'रारा पलङ ' || n)), 10000
      from generate_series(1, ${ROWS}) n, (select array['Rara','Ilam','Phewa','Everest','Mustang'] as names,
        array['wingback bed','chair','table','wardrobe'] as kinds) words;
    insert into variants (product_id, sku, position, price, stock)
      select id, upper(replace(name, ' ', '-')), 0, 10000, 5 from products;
    insert into pictures (id, width, height, placeholder, left_luminance)
      select lpad(to_hex(id), 16, '0'), 100, 100, '', 0.5 from products;
    insert into product_pictures (product_id, position, picture_id, alt)
      select id, 0, lpad(to_hex(id), 16, '0'), '' from products;
    insert into search_words values ('rara'), ('wingback'), ('bed'), ('chair'), ('table');
    insert into search_synonyms values ('palang', 'bed');
    insert into users (name, email, password_hash, private_details, phone_index)
      select firsts[1 + n % 7] || ' ' || lasts[1 + n % 5], 'buyer-' || n || '@post.example', '', '', sha256(n::text::bytea)
      from generate_series(1, ${ROWS}) n, (select array['Asmita','Bishnu','Sita','Ram','Gita','Hari','Maya'] as firsts,
        array['Gurung','Rai','Tamang','Shrestha','Thapa'] as lasts) words;
    insert into customer_figures (user_id) select id from users;
    insert into orders (number, user_id, name, email, province, district, method, payment, subtotal, shipping, shipping_vat,
        total, vat, placed_at, phone_index)
      select 'KA-261121-' || lpad(n::text, 7, '0') || 'Z', u.id, u.name, u.email, 'Bagmati', 'Kathmandu', 'standard', 'cod',
        10000, 0, 0, 10000, 0, now() - make_interval(mins => n::int), u.phone_index
      from (select row_number() over (order by id) n, * from users) u;
    insert into order_lines (order_id, position, product_id, variant_id, sku, name, price, quantity, subtotal, reduction, total, vat)
      select o.id, 0, p.id, p.id, 'SKU', p.name, 10000, 1, 10000, 0, 10000, 0
      from (select row_number() over (order by id) n, id from orders) o join products p on p.id = o.n;
    insert into tickets (id, number, kind, private_details, order_number)
      select gen_random_uuid(), replace(number, 'KA', 'KT'), 'complaint', '', number from orders;
    insert into custom_requests (id, number, name, email, width_cm, height_cm, depth_cm, material)
      select gen_random_uuid(), replace(number, 'KA', 'KC'), name, email, 1, 1, 1, 'sal' from orders;
    insert into invoice_counters (kind, fiscal_year, last) values ('invoice', '2083/84', ${ROWS});
    insert into invoices (id, order_id, kind, fiscal_year, sequence, cause, total, vat, issued_at, bs_day, document)
      select gen_random_uuid(), id, 'invoice', '2083/84', row_number() over (order by id), 'confirm', 1, 0, now(), '2083-08-05', ''
      from orders;
    reset session_replication_role;
  `),
  )
  await db.execute(sql`vacuum analyze`)
}
