import { MIN_STAFF_PASSWORD_LENGTH } from '#domain/staff/staff.ts'
import { z } from 'zod'
import { cdns } from '../http/place-name.ts'
import { logLevels } from '../http/log.ts'
import { baseUrl, gatewayUrl, origin, otlpEndpoint, postgresUrl, replicaUrls } from './address-shapes.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import { parseUploadsUrl } from '../media/s3-storage.ts'
import { StartError } from '../errors/app-error.ts'
import { TrustedProxies } from '../http/trusted-proxies.ts'

const MAX_SEED_PRODUCTS = 1_000_000
const MAX_SEED_ORDERS = 2_000_000
const MAX_LIMIT_FACTOR = 1_000
const MAX_POOL = 1_000
const MAX_SMS_PARTS = 1_000_000
const MAX_BACKUP_DAYS = 3_650

/** One trace in a hundred, unless OTEL_TRACES_SAMPLER_ARG says otherwise. */
const DEFAULT_RATIO = 0.01
/** Names that OpenTelemetry defines. The shop begins every trace itself, so `parentbased_` changes nothing. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const WholeNumber = z.string().regex(/^\d+$/).transform(Number)
const POSTGRES_URL = 'postgresql://user:password@host:port/database, of several hosts host:port,host:port'
const GATEWAY_URL = 'an https address, such as that of a sandbox'
/** Base64 of 32 bytes, with padding. */
const DataKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/)
/** Tokens of gateways: printable, without spaces. */
const GatewayToken = z.string().regex(/^[\x21-\x7e]{8,500}$/)
/** Sent in a header: printable, without spaces. */
const MetricsToken = z.string().regex(/^[\x21-\x7e]{16,500}$/)
/** A public key of age (X25519). */
const AgeRecipient = z.string().regex(/^age1[02-9ac-hj-np-z]{58}$/)
const Switch = z.enum(['0', '1']).transform((value) => value === '1')

/** Every setting: the accepted values, the default, and the description for error messages. */
const settings = {
  PORT: { takes: WholeNumber.pipe(z.number().max(65_535)).default(3000), expects: 'a port, 0 to 65535' },
  HOST: {
    takes: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('localhost'),
    expects: 'a host name or an IP address',
  },
  PUBLIC_URL: {
    takes: origin().optional(),
    expects: 'an origin such as https://shop.example, without path, query or fragment',
  },
  API_URL: {
    takes: origin().optional(),
    expects: 'an origin such as https://api.shop.example, without path, query or fragment',
  },
  TRUSTED_PROXIES: {
    takes: z.string().pipe(TrustedProxies).optional(),
    expects: 'a number of proxies, 0 to 10, or their addresses and ranges, such as 10.0.0.0/8,2001:db8::/32',
  },
  CDN: { takes: z.enum(cdns).default('none'), expects: `one of ${cdns.join(', ')}` },
  DATA_DIR: { takes: z.string().default('data'), expects: 'a folder' },
  DATABASE_URL: { takes: postgresUrl().optional(), expects: POSTGRES_URL },
  DATABASE_DIRECT_URL: { takes: postgresUrl().optional(), expects: POSTGRES_URL },
  DATABASE_READ_URLS: {
    takes: replicaUrls().default([]),
    expects: 'postgresql://user:password@host:port/database for each replica, separated by commas',
  },
  DATABASE_POOL: {
    takes: WholeNumber.pipe(z.number().min(2).max(MAX_POOL)).optional(),
    expects: `a whole number, 2 to ${MAX_POOL}`,
  },
  SESSION_SECRET: { takes: z.string().min(32).optional(), expects: 'at least 32 characters' },
  DATA_KEY: { takes: DataKey.optional(), expects: 'base64 of 32 bytes' },
  DATA_KEYS_OLD: {
    takes: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .pipe(z.array(DataKey))
      .default([]),
    expects: 'base64 of 32 bytes for each older DATA_KEY, separated by commas',
  },
  ADDRESS_LIMITS: {
    takes: WholeNumber.pipe(z.number().max(MAX_LIMIT_FACTOR)).default(1),
    expects: `a whole number, 0 to ${MAX_LIMIT_FACTOR}`,
  },
  SMTP_URL: {
    takes: parsedBy(parseSmtpUrl).optional(),
    expects: 'smtps://USER:PASSWORD@host[:port] or smtp://[USER:PASSWORD@]host[:port][?tls=0]',
  },
  ADMIN_EMAIL: { takes: z.email().max(200).optional(), expects: 'the email address of the first owner' },
  ADMIN_PASSWORD: {
    takes: z.string().min(MIN_STAFF_PASSWORD_LENGTH).max(200).optional(),
    expects: `${MIN_STAFF_PASSWORD_LENGTH} to 200 characters`,
  },
  JOBS: { takes: Switch.default(true), expects: '0 or 1' },
  DEMO: { takes: Switch.optional(), expects: '0 or 1' },
  SEED_PRODUCTS: {
    takes: WholeNumber.pipe(z.number().max(MAX_SEED_PRODUCTS)).default(0),
    expects: `a whole number, 0 to ${MAX_SEED_PRODUCTS}`,
  },
  SEED_ORDERS: {
    takes: WholeNumber.pipe(z.number().max(MAX_SEED_ORDERS)).default(0),
    expects: `a whole number, 0 to ${MAX_SEED_ORDERS}`,
  },
  UPLOADS_URL: {
    takes: parsedBy(parseUploadsUrl).optional(),
    expects: 's3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1][&tls=0]',
  },
  BACKUP_RECIPIENT: { takes: AgeRecipient.optional(), expects: 'a public key as age-keygen prints it, age1…' },
  BACKUP_DAYS: {
    takes: WholeNumber.pipe(z.number().min(1).max(MAX_BACKUP_DAYS)).optional(),
    expects: `a whole number of days, 1 to ${MAX_BACKUP_DAYS}`,
  },
  TEST_WALLETS: { takes: Switch.optional(), expects: '0 or 1' },
  ESEWA_SECRET: { takes: z.string().min(8).optional(), expects: 'the secret that eSewa gave the shop' },
  ESEWA_PRODUCT_CODE: {
    takes: z
      .string()
      .regex(/^[\w-]{1,50}$/)
      .optional(),
    expects: 'the product code that eSewa gave the shop',
  },
  ESEWA_FORM_URL: { takes: gatewayUrl().optional(), expects: GATEWAY_URL },
  ESEWA_STATUS_URL: { takes: gatewayUrl().optional(), expects: GATEWAY_URL },
  KHALTI_SECRET_KEY: {
    takes: z
      .string()
      .regex(/^[\x21-\x7e]{8,200}$/)
      .optional(),
    expects: 'the secret key that Khalti gave the shop',
  },
  KHALTI_BASE_URL: {
    takes: baseUrl().optional(),
    expects: `${GATEWAY_URL}, with a slash at its end`,
  },
  TEST_SMS: { takes: Switch.optional(), expects: '0 or 1' },
  SMS_DAILY_PARTS: {
    takes: WholeNumber.pipe(z.number().max(MAX_SMS_PARTS)).default(1_000),
    expects: `a whole number, 0 to ${MAX_SMS_PARTS}`,
  },
  SPARROW_TOKEN: { takes: GatewayToken.optional(), expects: 'the token that Sparrow SMS gave the shop' },
  SPARROW_SENDER: {
    takes: z
      .string()
      .regex(/^[\w -]{1,20}$/)
      .optional(),
    expects: 'the identity that Sparrow SMS assigned to the shop, such as InfoSMS',
  },
  SPARROW_URL: { takes: baseUrl().optional(), expects: `${GATEWAY_URL}, with a slash at its end` },
  AAKASH_TOKEN: { takes: GatewayToken.optional(), expects: 'the token that Aakash SMS gave the shop' },
  AAKASH_URL: { takes: baseUrl().optional(), expects: `${GATEWAY_URL}, with a slash at its end` },
  WEBHOOKS_PRIVATE_NETWORKS: { takes: Switch.default(false), expects: '0 or 1' },
  STORE_NAME: { takes: z.string().trim().min(1).max(60).default('Kastha'), expects: 'a name of 1 to 60 letters' },
  NODE_ENV: {
    takes: z.enum(['production', 'development', 'test']).optional(),
    expects: 'production, development or test',
  },
  METRICS_PORT: { takes: WholeNumber.pipe(z.number().min(1).max(65_535)).optional(), expects: 'a port, 1 to 65535' },
  METRICS_TOKEN: { takes: MetricsToken.optional(), expects: '16 to 500 characters without spaces' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    takes: otlpEndpoint().optional(),
    expects: 'an address such as http://collector:4318, without user, password or query',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    takes: z
      .string()
      .max(4_000)
      .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/)
      .optional(),
    expects: 'name=value, several separated by commas',
  },
  OTEL_TRACES_SAMPLER: { takes: z.enum(samplers).default('traceidratio'), expects: `one of ${samplers.join(', ')}` },
  OTEL_TRACES_SAMPLER_ARG: {
    takes: z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .pipe(z.number().max(1))
      .default(DEFAULT_RATIO),
    expects: 'a share, 0 to 1',
  },
  OTEL_SERVICE_NAME: {
    takes: z
      .string()
      .regex(/^[\w.-]{1,60}$/)
      .optional(),
    expects: 'a name of letters, digits, . _ and -',
  },
  LOG_LEVEL: { takes: z.enum(logLevels).default('info'), expects: `one of ${logLevels.join(', ')}` },
} satisfies Record<string, { takes: z.ZodType; expects: string }>

/** The name of every setting. */
export const settingNames = Object.keys(settings)

type Name = keyof typeof settings
type Given = { [Key in Name]: z.output<(typeof settings)[Key]['takes']> }

export type Env = Omit<Given, 'DEMO'> & {
  /** NODE_ENV is `production`, or PUBLIC_URL names a host that is not this machine. */
  isProduction: boolean
  /** Whether owners and managers need a second factor: in production, unless the demo is on. */
  managersNeedTotp: boolean
  /** Defaults to true outside production. */
  DEMO: boolean
}

/** Settings that are secret or may contain a password; error messages do not repeat their values. */
const secret: Name[] = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'UPLOADS_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'DATA_KEY',
  'DATA_KEYS_OLD',
  'ADMIN_PASSWORD',
  'ESEWA_SECRET',
  'KHALTI_SECRET_KEY',
  'SPARROW_TOKEN',
  'AAKASH_TOKEN',
  'METRICS_TOKEN',
  // A private key pasted by mistake.
  'BACKUP_RECIPIENT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]

/**
 * Reads the settings, once. An empty variable counts as absent, as in compose files and shells.
 *
 * @throws StartError with one line for each wrong variable: its name, what was given, what is expected
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const wrong: string[] = []
  const parsed = Object.entries(settings).map(([name, { takes, expects }]) => {
    const given = source[name] || undefined
    const result = takes.safeParse(given)
    if (!result.success) wrong.push(complaint(name, given, expects))
    return [name, result.data]
  })
  if (Boolean(source['ADMIN_EMAIL']) !== Boolean(source['ADMIN_PASSWORD'])) {
    wrong.push('ADMIN_EMAIL, ADMIN_PASSWORD: given one of them, expected both or none')
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS']) {
    if (!source[name] || source['DATABASE_URL']) continue
    wrong.push(`${name}: given without DATABASE_URL, expected both or DATABASE_URL alone`)
  }
  if (wrong.length > 0) throw new StartError(wrong.join('\n'))
  const given: Given = Object.fromEntries(parsed)
  const isProduction = given.NODE_ENV === 'production' || isOpenToOthers(given.PUBLIC_URL)
  const DEMO = given.DEMO ?? !isProduction
  return { ...given, isProduction, DEMO, managersNeedTotp: isProduction && !DEMO }
}

function isOpenToOthers(publicUrl: string | undefined): boolean {
  return publicUrl !== undefined && !isLoopbackHost(new URL(publicUrl).host)
}

function complaint(name: string, given: string | undefined, expects: string): string {
  const shown = secret.some((one) => one === name) ? '(not shown)' : JSON.stringify(withoutCredentials(name, given))
  return `${name}: given ${shown}, expected ${expects}`
}

/** Leaves out the user and password of an address, its query and its fragment. */
function withoutCredentials(name: string, given: string | undefined): string | undefined {
  if (given === undefined || name === 'ADMIN_EMAIL') return given
  const [scheme = ''] = /^[a-z][a-z\d+.-]*:\/\//i.exec(given) ?? []
  const at = given.lastIndexOf('@')
  const address = at === -1 ? given : `${scheme}(not shown)${given.slice(at)}`
  const rest = address.search(/[?#]/)
  return rest === -1 ? address : `${address.slice(0, rest + 1)}(not shown)`
}

/** A text that `parse` takes, where it refuses others with a RangeError. */
function parsedBy(parse: (text: string) => unknown) {
  return z.string().refine((text) => {
    try {
      return Boolean(parse(text))
    } catch (error) {
      if (error instanceof RangeError) return false
      throw error
    }
  })
}

/** @param host  as in the `host` header, with or without a port */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host)
}

/** Returns the address of the server as a browser on this machine writes it, without a trailing slash. */
export function shopAddress({ HOST }: Pick<Env, 'HOST'>, port: number): string {
  const name = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
