import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

test('every setting has a default', () => {
  expect(parseEnv({})).toEqual({
    PORT: 3000,
    HOST: 'localhost',
    PUBLIC_URL: undefined,
    API_URL: undefined,
    TRUSTED_PROXIES: undefined,
    CDN: 'none',
    DATA_DIR: 'data',
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: undefined,
    DATABASE_POOL: undefined,
    DATABASE_READ_URLS: [],
    SESSION_SECRET: undefined,
    DATA_KEY: undefined,
    DATA_KEYS_OLD: [],
    ADDRESS_LIMITS: 1,
    SMTP_URL: undefined,
    JOBS: true,
    DEMO: true,
    isProduction: false,
    managersNeedTotp: false,
    SEED_PRODUCTS: 0,
    SEED_ORDERS: 0,
    UPLOADS_URL: undefined,
    SMS_DAILY_PARTS: 1_000,
    WEBHOOKS_PRIVATE_NETWORKS: false,
    STORE_NAME: 'Kastha',
    NODE_ENV: undefined,
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: 0.01,
    LOG_LEVEL: 'info',
  })
})

const twoHosts = 'postgresql://u:p%40ss@one:5432,two/shop?target_session_attrs=read-write'

test.for([
  ['PORT', '0', 0],
  ['PORT', '', 3000],
  ['HOST', '::1', '::1'],
  ['PUBLIC_URL', 'https://kastha.example', 'https://kastha.example'],
  ['DATABASE_URL', 'postgres://u:p@h/shop?sslmode=require', 'postgres://u:p@h/shop?sslmode=require'],
  ['DATABASE_URL', twoHosts, twoHosts],
  ['DATABASE_POOL', '50', 50],
  ['SMTP_URL', 'smtps://user:p%40ss@mail.example:465', 'smtps://user:p%40ss@mail.example:465'],
  ['SMTP_URL', 'smtp://localhost:1025', 'smtp://localhost:1025'],
  ['JOBS', '0', false],
  ['METRICS_PORT', '9464', 9464],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/', 'http://collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '0.25', 0.25],
  ['DEMO', '0', false],
  ['SEED_PRODUCTS', '100000', 100_000],
  ['SEED_ORDERS', '1000000', 1_000_000],
  ['UPLOADS_URL', 's3://key:secret@localhost:9000/pictures?tls=0', 's3://key:secret@localhost:9000/pictures?tls=0'],
  ['TEST_SMS', '1', true],
  ['SMS_DAILY_PARTS', '0', 0],
  ['SPARROW_URL', 'https://sms.example/v2/', 'https://sms.example/v2/'],
  ['WEBHOOKS_PRIVATE_NETWORKS', '1', true],
  ['STORE_NAME', ' काष्ठ ', 'काष्ठ'],
  ['NODE_ENV', 'production', 'production'],
] as const)('%s=%s is understood', ([name, given, meant]) => {
  expect(parseEnv({ [name]: given })).toMatchObject({ [name]: meant })
})

test.for([
  ['NODE_ENV=production', { NODE_ENV: 'production' }, { isProduction: true, DEMO: false, managersNeedTotp: true }],
  ['a PUBLIC_URL elsewhere', { PUBLIC_URL: 'https://kastha.example' }, { isProduction: true, DEMO: false }],
  [
    'a PUBLIC_URL elsewhere in development',
    { NODE_ENV: 'development', PUBLIC_URL: 'http://192.168.1.7:3000' },
    { isProduction: true, DEMO: false },
  ],
  [
    'a PUBLIC_URL of this machine',
    { PUBLIC_URL: 'http://localhost:8080' },
    { isProduction: false, DEMO: true, managersNeedTotp: false },
  ],
  ['a PUBLIC_URL on [::1]', { PUBLIC_URL: 'http://[::1]:8080' }, { isProduction: false, DEMO: true }],
  ['a name that only begins like this machine', { PUBLIC_URL: 'http://localhost.example' }, { isProduction: true }],
  [
    'production that asks for it',
    { NODE_ENV: 'production', DEMO: '1' },
    { isProduction: true, DEMO: true, managersNeedTotp: false },
  ],
  ['development without the demo', { DEMO: '0' }, { isProduction: false, managersNeedTotp: false }],
] as const)('%s sets the defaults of the demo shop and the second factor', ([, given, meant]) => {
  expect(parseEnv(given)).toMatchObject(meant)
})

const shops = 'expected postgresql://user:password@host:port/database, of several hosts host:port,host:port'

test.for([
  ['PORT', '65536', 'PORT: given "65536", expected a port, 0 to 65535'],
  ['PORT', '3000x', 'PORT: given "3000x", expected a port, 0 to 65535'],
  ['HOST', 'a b', 'HOST: given "a b", expected a host name or an IP address'],
  [
    'PUBLIC_URL',
    'https://shop.example/',
    'PUBLIC_URL: given "https://shop.example/", expected an origin such as https://shop.example, without path, query or fragment',
  ],
  [
    'PUBLIC_URL',
    'javascript:alert(1)',
    'PUBLIC_URL: given "javascript:alert(1)", expected an origin such as https://shop.example, without path, query or fragment',
  ],
  [
    'PUBLIC_URL',
    'https://root:hunter2@shop.example',
    'PUBLIC_URL: given "https://(not shown)@shop.example", expected an origin such as https://shop.example, without path, query or fragment',
  ],
  [
    'PUBLIC_URL',
    'https://shop.example#hunter2',
    'PUBLIC_URL: given "https://shop.example#(not shown)", expected an origin such as https://shop.example, without path, query or fragment',
  ],
  [
    'PUBLIC_URL',
    'https://shop.example?key=hunter2#hunter2',
    'PUBLIC_URL: given "https://shop.example?(not shown)", expected an origin such as https://shop.example, without path, query or fragment',
  ],
  [
    'API_URL',
    'https://api.shop.example#key?hunter2',
    'API_URL: given "https://api.shop.example#(not shown)", expected an origin such as https://api.shop.example, without path, query or fragment',
  ],
  [
    'API_URL',
    'root:hunter@2@api.shop.example',
    'API_URL: given "(not shown)@api.shop.example", expected an origin such as https://api.shop.example, without path, query or fragment',
  ],
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'https://root:hunter2@collector:4318/v1?key=hunter2',
    'OTEL_EXPORTER_OTLP_ENDPOINT: given "https://(not shown)@collector:4318/v1?(not shown)", expected an address such as http://collector:4318, without user, password or query',
  ],
  [
    'BACKUP_RECIPIENT',
    'AGE-SECRET-KEY-1QYZ',
    'BACKUP_RECIPIENT: given (not shown), expected a public key as age-keygen prints it, age1…',
  ],
  [
    'KHALTI_BASE_URL',
    'https://root:hunter2@khalti.example/',
    'KHALTI_BASE_URL: given "https://(not shown)@khalti.example/", expected an https address, such as that of a sandbox, with a slash at its end',
  ],
  ['DATABASE_URL', 'mysql://root:hunter2@h/db', `DATABASE_URL: given (not shown), ${shops}`],
  ['DATABASE_URL', 'postgres://u:hunter2@one:5432,two:x/shop', `DATABASE_URL: given (not shown), ${shops}`],
  ['DATABASE_URL', 'postgres://u:hunter2@h/shop?target_session_attrs=any', `DATABASE_URL: given (not shown), ${shops}`],
  ['DATABASE_POOL', '1', 'DATABASE_POOL: given "1", expected a whole number, 2 to 1000'],
  [
    'UPLOADS_URL',
    's3://hunter2@h/b',
    'UPLOADS_URL: given (not shown), expected s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=us-east-1][&tls=0]',
  ],
  [
    'API_URL',
    'api.shop.example',
    'API_URL: given "api.shop.example", expected an origin such as https://api.shop.example, without path, query or fragment',
  ],
  ['SESSION_SECRET', 'hunter2', 'SESSION_SECRET: given (not shown), expected at least 32 characters'],
  ['DATA_KEY', 'hunter2', 'DATA_KEY: given (not shown), expected base64 of 32 bytes'],
  [
    'DATA_KEYS_OLD',
    'hunter2',
    'DATA_KEYS_OLD: given (not shown), expected base64 of 32 bytes for each older DATA_KEY, separated by commas',
  ],
  ['ADDRESS_LIMITS', '1.5', 'ADDRESS_LIMITS: given "1.5", expected a whole number, 0 to 1000'],
  [
    'SMTP_URL',
    'mail.example:hunter2',
    'SMTP_URL: given (not shown), expected smtps://USER:PASSWORD@host[:port] or smtp://[USER:PASSWORD@]host[:port][?tls=0]',
  ],
  ['JOBS', 'off', 'JOBS: given "off", expected 0 or 1'],
  ['TEST_WALLETS', 'yes', 'TEST_WALLETS: given "yes", expected 0 or 1'],
  ['SMS_DAILY_PARTS', '-1', 'SMS_DAILY_PARTS: given "-1", expected a whole number, 0 to 1000000'],
  ['METRICS_PORT', '0', 'METRICS_PORT: given "0", expected a port, 1 to 65535'],
  ['OTEL_TRACES_SAMPLER_ARG', '2', 'OTEL_TRACES_SAMPLER_ARG: given "2", expected a share, 0 to 1'],
  [
    'OTEL_EXPORTER_OTLP_HEADERS',
    'hunter2',
    'OTEL_EXPORTER_OTLP_HEADERS: given (not shown), expected name=value, several separated by commas',
  ],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN: given (not shown), expected 16 to 500 characters without spaces'],
  ['AAKASH_TOKEN', 'a b', 'AAKASH_TOKEN: given (not shown), expected the token that Aakash SMS gave the shop'],
  ['DEMO', 'yes', 'DEMO: given "yes", expected 0 or 1'],
  ['SEED_PRODUCTS', '-1', 'SEED_PRODUCTS: given "-1", expected a whole number, 0 to 1000000'],
  ['SEED_ORDERS', '2000001', 'SEED_ORDERS: given "2000001", expected a whole number, 0 to 2000000'],
  ['STORE_NAME', ' ', 'STORE_NAME: given " ", expected a name of 1 to 60 letters'],
  ['CDN', 'akamai', 'CDN: given "akamai", expected one of none, cloudflare, cloudfront'],
  ['NODE_ENV', 'prod', 'NODE_ENV: given "prod", expected production, development or test'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: given "loud", expected one of fatal, error, warn, info, debug, trace, silent'],
] as const)('%s=%s refuses the start with one line', ([name, given, line]) => {
  expect(() => parseEnv({ [name]: given })).toThrow(new Error(line))
})

test.for(['DATABASE_DIRECT_URL', 'DATABASE_READ_URLS'])('%s alone is refused', (name) => {
  const line = `${name}: given without DATABASE_URL, expected both or DATABASE_URL alone`
  expect(() => parseEnv({ [name]: 'postgres://h/shop' })).toThrow(new Error(line))
})

test('each read replica has its own address', () => {
  const [one, two] = ['postgresql://u:p@one:5432/shop?sslmode=require', 'postgres://u:p@two/shop']
  const given = { DATABASE_URL: 'postgres://h/shop', DATABASE_READ_URLS: `${one},${two}` }
  expect(parseEnv(given).DATABASE_READ_URLS).toEqual([one, two])
  const line =
    'DATABASE_READ_URLS: given (not shown), expected postgresql://user:password@host:port/database for each replica, ' +
    'separated by commas'
  for (const wrong of [`${one},`, 'postgres://u:p@one:5432,two:5432/shop', `${one},mysql://h/shop`]) {
    expect(() => parseEnv({ ...given, DATABASE_READ_URLS: wrong })).toThrow(new Error(line))
  }
})

test('all wrong variables are named together', () => {
  expect(() => parseEnv({ PORT: 'x', DEMO: 'x' })).toThrow(/^PORT: .*\nDEMO: .*$/)
})
