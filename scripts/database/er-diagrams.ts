import type { Pool } from 'pg'

const HEADER = `# Database

\`npm run db:structure\` writes this page from a freshly migrated database, and a test compares the two. Every column, index, trigger and function is in [structure.sql](../api/platform/db/structure.sql); what the columns mean is in [api/platform/db/schema](../api/platform/db/schema).

A diagram shows the keys and relations of a group of tables. A table of another group is only a name. Columns without a foreign key, such as the member of staff in the audit log, have no line: the row outlives what they name.`

/** Every table, in the group of its wing of \`api/\`. */
const groups: Record<string, readonly string[]> = {
  'People: accounts': [
    'users',
    'customer_figures',
    'registrations',
    'sessions',
    'known_devices',
    'one_time_codes',
    'addresses',
  ],
  'Shop: catalog': [
    'categories',
    'category_pictures',
    'pictures',
    'price_changes',
    'product_colors',
    'product_deliveries',
    'product_models',
    'product_pictures',
    'product_set_pieces',
    'product_sets',
    'products',
    'product_counts',
    'search_misses',
    'search_synonyms',
    'search_words',
    'stock_movements',
    'stock_places',
    'place_stock',
    'stock_transfers',
    'stock_transfer_lines',
    'stock_counts',
    'stock_count_lines',
    'variants',
  ],
  'Shop: purchasing': [
    'purchase_order_counters',
    'purchase_order_lines',
    'purchase_orders',
    'purchase_receipt_lines',
    'purchase_receipts',
    'supplier_items',
    'suppliers',
  ],
  'Shop: what shoppers collect and write': [
    'cart_lines',
    'cart_notices',
    'carts',
    'list_items',
    'list_shares',
    'product_answers',
    'product_questions',
    'review_pictures',
    'review_votes',
    'reviews',
    'room_plans',
    'stock_notices',
    'subscriptions',
    'ticket_events',
    'tickets',
  ],
  'Shop: content and settings': [
    'banner_images',
    'banners',
    'clients',
    'delivery_districts',
    'delivery_zones',
    'faqs',
    'help_feedback',
    'hoardings',
    'instalment_plans',
    'pages',
    'project_pictures',
    'project_products',
    'projects',
    'promotions',
    'shop_settings',
    'stores',
  ],
  'Sales: orders': [
    'idempotency_keys',
    'instalment_requests',
    'order_events',
    'order_lines',
    'order_notes',
    'order_reductions',
    'orders',
    'custom_quotes',
    'custom_request_events',
    'custom_requests',
    'photos',
    'production_steps',
  ],
  'Sales: payments and invoices': [
    'bank_vouchers',
    'cash_handover_lines',
    'cash_handovers',
    'credit_accounts',
    'credit_entries',
    'invoice_counters',
    'invoice_prints',
    'invoices',
    'payment_attempts',
    'payments',
    'refund_requests',
    'refunds',
    'statement_files',
    'statement_lines',
    'statement_matches',
    'test_gateway_payments',
    'uncovered_payments',
    'waiting_cash',
    'waiting_papers',
  ],
  'Sales: fulfilment': [
    'damage_reports',
    'deliveries',
    'delivery_lines',
    'driver_acts',
    'driver_rounds',
    'exchanges',
    'return_lines',
    'return_requests',
  ],
  'Office: staff and their work': [
    'api_keys',
    'assignments',
    'audit_log',
    'backup_runs',
    'canned_replies',
    'customer_notes',
    'data_requests',
    'imports',
    'live_editors',
    'live_events',
    'mentions',
    'personal_reads',
    'saved_views',
    'set_up_dismissals',
    'staff',
    'staff_invitations',
    'staff_sessions',
  ],
  'Office: webhooks': ['webhook_deliveries', 'webhook_endpoints', 'webhook_messages', 'webhook_tries'],
  Platform: [
    'calendar_years',
    'data_key_fingerprint',
    'data_key_passes',
    'data_keys',
    'limit_counts',
    'mails',
    'scheduled_runs',
    'sms_dead_numbers',
    'sms_messages',
  ],
}

type Key = { name: string; type: string; marks: string[] }
type Table = { name: string; keys: Key[] | null }
type Reference = { from: string; to: string; columns: string[]; isOptional: boolean; isUnique: boolean }

/**
 * Returns the page with an entity-relationship diagram for each group of tables.
 *
 * @throws Error when a table is in no group, or a group names a table that does not exist
 */
export async function drawDiagrams(pool: Pool): Promise<string> {
  const tables = await readTables(pool)
  const references = await readReferences(pool)
  checkGroups(tables.map(({ name }) => name))
  const diagrams = Object.entries(groups).map(([title, names]) => {
    const lines = [
      ...references.filter(({ from }) => names.includes(from)).map(relation),
      ...tables.filter(({ name }) => names.includes(name)).flatMap(entity),
    ]
    return `## ${title}\n\n\`\`\`mermaid\nerDiagram\n${lines.map((line) => `  ${line}`).join('\n')}\n\`\`\``
  })
  return `${[HEADER, ...diagrams].join('\n\n')}\n`
}

function checkGroups(names: readonly string[]): void {
  const grouped = Object.values(groups).flat()
  const missing = names.filter((name) => !grouped.includes(name))
  const gone = grouped.filter((name) => !names.includes(name))
  if (missing.length + gone.length === 0) return
  throw new Error(`The groups of scripts/database/er-diagrams.ts lack [${missing}], and name unknown tables [${gone}].`)
}

/** Crow's foot: how many rows of the referenced table, then how many of the referencing one. */
function relation({ from, to, columns, isOptional, isUnique }: Reference): string {
  return `${to} ${isOptional ? '|o' : '||'}--${isUnique ? 'o|' : 'o{'} ${from} : "${columns.join(', ')}"`
}

function entity({ name, keys }: Table): string[] {
  if (!keys) return [name]
  return [`${name} {`, ...keys.map((key) => `  ${key.type} ${key.name} ${key.marks.join(', ')}`), '}']
}

async function readTables(pool: Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select relname as name, (
       select json_agg(json_build_object('name', attname, 'type', replace(format_type(atttypid, null), ' ', '_'), 'marks', marks) order by attnum)
       from pg_attribute, lateral (
         select array_agg(distinct case contype when 'p' then 'PK' else 'FK' end order by case contype when 'p' then 'PK' else 'FK' end desc) as marks
         from pg_constraint where conrelid = c.oid and contype in ('p', 'f') and attnum = any (conkey)) marked
       where attrelid = c.oid and marks is not null) as keys
     from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  )
  return rows
}

async function readReferences(pool: Pool): Promise<Reference[]> {
  const { rows } = await pool.query<Reference>(
    `select f.relname as "from", t.relname as "to",
       array(
         select attname::text from unnest(conkey) with ordinality as key (number, place)
         join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
       exists (
         select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and not attnotnull) as "isOptional",
       exists (
         select from pg_index where indrelid = conrelid and indisunique and indpred is null and conkey @> indkey::int2[]
       ) as "isUnique"
     from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
     where contype = 'f' and connamespace = 'public'::regnamespace order by f.relname, t.relname, conname`,
  )
  return rows
}
