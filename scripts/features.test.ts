import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\n')

/** The rooms in which a feature can have a part, each with the place of its folder or file. */
const rooms = {
  domain: /^domain\/([\w-]+)\//,
  contract: /^contract\/(?:admin\/)?([\w-]+)(?:\/|\.ts$)/,
  api: /^api\/(?:platform|people|shop|sales|office)\/([\w-]+)\//,
  storefront: /^storefront\/app\/features\/([\w-]+)\//,
  admin: /^admin\/src\/([\w-]+)\//,
} as const

type Room = keyof typeof rooms

/** Every feature, and the rooms that have a part of it under that very name. */
const features: Record<string, readonly Room[]> = {
  accounts: ['domain', 'contract', 'api', 'storefront'],
  addresses: ['domain', 'contract', 'api'],
  'api-keys': ['domain', 'contract', 'api', 'admin'],
  assignments: ['domain', 'contract', 'api', 'admin'],
  audit: ['contract', 'api', 'admin'],
  backup: ['api'],
  calendar: ['domain', 'contract', 'api', 'admin'],
  'canned-replies': ['domain', 'contract', 'api', 'admin'],
  cart: ['domain', 'contract', 'api', 'storefront'],
  catalog: ['domain', 'contract', 'api', 'storefront', 'admin'],
  chat: ['storefront'],
  checkout: ['domain', 'contract', 'api', 'storefront'],
  content: ['contract', 'api', 'storefront', 'admin'],
  credit: ['domain', 'contract', 'api', 'storefront', 'admin'],
  'custom-requests': ['domain', 'contract', 'api', 'storefront', 'admin'],
  customers: ['contract', 'api', 'admin'],
  dashboard: ['contract', 'api', 'admin'],
  'delivery-zones': ['domain', 'contract', 'api', 'storefront', 'admin'],
  drive: ['domain', 'contract', 'api', 'admin'],
  exchanges: ['api'],
  exports: ['contract', 'api'],
  find: ['contract', 'api', 'admin'],
  fulfilment: ['domain', 'contract', 'api', 'storefront', 'admin'],
  health: ['domain', 'contract', 'api', 'admin'],
  help: ['domain', 'contract', 'api', 'storefront', 'admin'],
  imports: ['domain', 'contract', 'api', 'admin'],
  insights: ['domain', 'contract', 'api', 'admin'],
  instalments: ['domain', 'contract', 'api', 'storefront', 'admin'],
  integrations: ['contract', 'api'],
  invoices: ['domain', 'contract', 'api', 'storefront'],
  language: ['domain', 'api', 'admin'],
  live: ['domain', 'contract', 'api', 'admin'],
  media: ['contract', 'api', 'admin'],
  notices: ['domain', 'contract', 'api', 'storefront'],
  offline: ['storefront'],
  orders: ['domain', 'contract', 'api', 'storefront', 'admin'],
  pages: ['contract', 'api', 'storefront', 'admin'],
  payments: ['domain', 'contract', 'api', 'storefront', 'admin'],
  passages: ['domain', 'storefront'],
  planner: ['domain', 'contract', 'api', 'storefront', 'admin'],
  'personal-data': ['domain', 'contract', 'api', 'admin'],
  'personal-reads': ['contract', 'api', 'admin'],
  'phone-orders': ['contract', 'api', 'admin'],
  photos: ['domain', 'api', 'storefront'],
  promotions: ['domain', 'contract', 'api', 'admin'],
  purchasing: ['domain', 'contract', 'api', 'admin'],
  questions: ['domain', 'contract', 'api', 'storefront', 'admin'],
  reconciliation: ['domain', 'api'],
  reports: ['domain', 'contract', 'api', 'admin'],
  reviews: ['domain', 'contract', 'api', 'storefront', 'admin'],
  'saved-views': ['contract', 'api', 'admin'],
  schedule: ['api'],
  'set-up': ['domain', 'contract', 'api', 'admin'],
  sets: ['domain', 'contract', 'api', 'storefront', 'admin'],
  settings: ['contract', 'api', 'admin'],
  sms: ['domain', 'api'],
  staff: ['domain', 'contract', 'api', 'admin'],
  stock: ['domain', 'contract', 'api', 'admin'],
  stores: ['domain', 'contract', 'api', 'storefront', 'admin'],
  terms: ['api'],
  tickets: ['domain', 'contract', 'api', 'storefront', 'admin'],
  webhooks: ['domain', 'contract', 'api', 'admin'],
  wishlist: ['contract', 'api', 'storefront'],
}

/** What serves every feature, and so is none. */
const shared: Record<Room, readonly string[]> = {
  domain: [],
  contract: ['common', 'contacts', 'errors', 'list', 'records', 'texts'],
  api: [
    'cache',
    'db',
    'embedded-postgres',
    'env',
    'errors',
    'http',
    'idempotency',
    'jobs',
    'mail',
    'metrics',
    'migrations',
    'process',
    'rate-limits',
    'records',
    'secrets',
    'traces',
  ],
  storefront: ['home', 'shell'],
  admin: ['areas', 'conflicts', 'login', 'session', 'shell', 'test', 'theme', 'ui'],
}

describe.each(Object.keys(rooms) as Room[])('in %s', (room) => {
  const names = new Set(files.flatMap((file) => rooms[room].exec(file)?.[1] ?? []))

  test('each folder is named after a feature, or serves all of them', () => {
    const known = [...Object.keys(features).filter((name) => features[name]!.includes(room)), ...shared[room]]
    expect([...names].toSorted()).toEqual(known.toSorted())
  })
})
