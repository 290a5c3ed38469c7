import { type Package, packagesText } from '../catalog/packages.ts'
import { englishFormats } from '../language/english-formats.ts'
import type { Formats } from '../language/formats.ts'

/** The part of an entry that its text tells; columns by their names in the database. */
export type AuditedChange = {
  action: 'insert' | 'update' | 'delete'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** One field of a record, as people read it; '' where there is nothing. */
export type FieldChange = { field: string; before: string; after: string }

/** A language for the list of changes: its formats, and its words for the English ones of this file. */
type AuditLanguage = { formats: Formats; said: (english: string) => string }

const english: AuditLanguage = { formats: englishFormats, said: (text) => text }

export const actionWords = { insert: 'Added', update: 'Changed', delete: 'Removed' } as const

/** Columns of whole rupees. */
const money = new Set([
  'price',
  'old_price',
  'seen_price',
  'amount',
  'total',
  'vat',
  'refund',
  'minimum',
  'shipping_fee',
  'free_shipping_over',
  'standard_fee',
  'express_fee',
  'large_item_fee',
  'expected',
  'counted',
])

/** Where the name of a column does not say what people call it. */
const fields: Record<string, string> = {
  sku: 'SKU',
  vat: 'VAT',
  vat_number: 'VAT number',
  ne: 'Nepali',
  totp_secret: 'Second factor',
  totp_since: 'Second factor since',
  totp_last_step: 'Last code',
  recovery_hashes: 'Recovery codes',
  password_hash: 'Password',
  staff_totp_required: 'Second factor required',
  disabled_at: 'May not log in since',
  private_details: 'Personal details',
}

/** Where the name of a table, in the singular, does not say what people call one row of it. */
const things: Record<string, string> = {
  shop_settings: 'Settings',
  staff: 'Staff',
  staff_invitations: 'Invitation',
  hoardings: 'Offer',
  users: 'Customer',
  faqs: 'Question',
  search_synonyms: 'Synonym of the search',
  cash_handover_lines: 'Line of a cash handover',
  statement_matches: 'Match of a statement',
}

/** `product_pictures` -> `Product picture`. */
export function thingOf(table: string): string {
  return things[table] ?? sentenceCase(singular(table))
}

function singular(words: string): string {
  return words.replace(/ies$/, 'ys').replace(/sses$/, 'sss').replace(/s$/, '')
}

/** `old_price` -> `Old price`. */
export function fieldOf(column: string): string {
  return fields[column] ?? sentenceCase(column.replace(/_id$/, '').replace(/^is_/, ''))
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The changes of an entry by field: all filled ones of a new or removed record, and translations by word. */
export function changesIn({ before, after }: AuditedChange, language = english): FieldChange[] {
  const columns = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return columns.flatMap((column) => changesOf(language, column, before?.[column] ?? null, after?.[column] ?? null))
}

function changesOf(
  language: AuditLanguage,
  column: string,
  before: unknown,
  after: unknown,
  of: string[] = [],
): FieldChange[] {
  const path = [...of, language.said(fieldOf(column))]
  if (isWords(before ?? {}) && isWords(after ?? {}) && (before ?? after) !== null) {
    const [old, now] = [before ?? {}, after ?? {}] as [Record<string, unknown>, Record<string, unknown>]
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    return keys.flatMap((key) => changesOf(language, key, old[key] ?? null, now[key] ?? null, path))
  }
  const [old, now] = [valueOf(column, before, language), valueOf(column, after, language)]
  const change = { field: path.join(', '), before: old, after: now }
  return old === now && old !== language.said(HIDDEN) ? [] : [change]
}

function isWords(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const HIDDEN = 'not shown'

/** A value as people read it: money with Nrs., instants in Nepal. */
export function valueOf(column: string, value: unknown, language = english): string {
  const { formats, said } = language
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return said(value ? 'Yes' : 'No')
  if (typeof value === 'number') return money.has(column) ? formats.money(value) : formats.digits(String(value))
  if (typeof value === 'string') return wordsOf(value, language)
  if (column === 'packages') return packagesText(value as Package[], '\n')
  if (Array.isArray(value)) return value.map((one) => valueOf(column, one, language)).join('; ')
  const pairs = Object.entries(value).map(([key, one]) => `${said(fieldOf(key))}: ${valueOf(key, one, language)}`)
  return pairs.join(', ')
}

/** As PostgreSQL writes them into JSON. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d(:\d\d)?|Z)$/
const DAY = /^\d{4}-\d\d-\d\d$/

function wordsOf(text: string, { formats, said }: AuditLanguage): string {
  if (text === '(hidden)') return said(HIDDEN)
  if (Number.isNaN(Date.parse(text))) return text // also text that only looks like a date
  if (INSTANT.test(text)) return `${formats.date(text)}, ${formats.time(text)}`
  return DAY.test(text) ? formats.day(text) : text
}
