import compress from '@fastify/compress'
import swagger from '@fastify/swagger'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { bareAvatarRoutes } from './people/accounts/profile/avatar-routes.ts'
import type { Cdn } from './platform/http/place-name.ts'
import { AnswerCache } from './platform/cache/answer-cache.ts'
import { CACHE_CHANNEL } from './platform/cache/invalidation-listener.ts'
import { readPrimary, type Reads } from './platform/cache/replicas.ts'
import { answerFromMemory } from './platform/cache/respond.ts'
import { beginFairly } from './platform/http/begin-fairly.ts'
import { serverOfFewAtOnce } from './platform/http/few-at-once.ts'
import { boundBodies } from './platform/http/body-room.ts'
import { openBulkheads } from './platform/http/bulkheads.ts'
import { countViews } from './shop/insights/count-views.ts'
import { mergeGuestCart } from './shop/cart/merge-guest-cart.ts'
import { clientErrorHandler } from './platform/http/client-errors.ts'
import { allowOurPages } from './platform/http/cors.ts'
import { refuseOtherSites } from './platform/http/cross-site.ts'
import { openAnnouncer, type Announcer } from './platform/cache/announcer.ts'
import type { Db } from './platform/db/client.ts'
import { openApi } from './docs/open-api.ts'
import { docsRoutes } from './docs/routes.ts'
import { errorHandler } from './platform/http/errors.ts'
import { featureRoutes } from './feature-routes.ts'
import { healthRoutes } from './health.ts'
import { metricsRoutes } from './metrics.ts'
import { readJsonBodies } from './platform/http/json-body.ts'
import { integrationRoutes } from './office/integrations/routes.ts'
import { logOptions, logRequests, type LogLevel } from './platform/http/log.ts'
import { timeRequests } from './platform/http/time-requests.ts'
import type { Meter } from './platform/metrics/meter.ts'
import { devMailPages } from './platform/mail/dev-mail-pages.ts'
import { modelRoutes } from './platform/media/model-routes.ts'
import { mediaRoutes } from './platform/media/routes.ts'
import type { MediaStorage } from './platform/media/storage.ts'
import { openOrderCaps, type OrderCaps } from './sales/orders/open-order-caps.ts'
import { openWallets, type Wallets } from './sales/payments/wallets/open-wallets.ts'
import { devMessagePages } from './platform/sms/dev-message-pages.ts'
import { LiveHub } from './office/live/live-hub.ts'
import { receiverRules, type ReceiverRules } from './office/webhooks/receiver-rules.ts'
import { openTestGateway } from './platform/sms/message-files.ts'
import type { Sms } from './platform/sms/sms.ts'
import { testGatewayRoutes } from './sales/payments/test-gateway/routes.ts'
import { testWalletSettings } from './sales/payments/wallets/wallet-settings.ts'
import { sayInPlainWords } from './platform/http/plain-words.ts'
import { compressReplies } from './platform/http/compress-replies.ts'
import { takeTurnsByNetwork } from './platform/http/network-turns.ts'
import { nameCallersId, newRequestId, sendRequestIds } from './platform/http/request-id.ts'
import type { Secrets } from './platform/secrets/secrets.ts'
import { sendSecurityHeaders } from './platform/http/security-headers.ts'
import { securityTxt } from './security-txt.ts'
import type { SetUp } from './office/set-up/setting-points.ts'
import { openAddressLimits, type AddressLimits } from './platform/rate-limits/address-limits.ts'
import { openFailedLogins, type FailedLogins } from './platform/rate-limits/failed-guesses.ts'
import { forgetOldCounts } from './platform/rate-limits/forget-counts.ts'
import { takeInUnreadBodies } from './platform/http/unread-bodies.ts'
import { cutUnreadReplies } from './platform/http/unread-replies.ts'
import { OWN_NETWORK, proxyTest, trustOf, type TrustedProxies } from './platform/http/trusted-proxies.ts'
import { plainAddress, refuseWithoutHost, refuseWrongAddresses } from './platform/http/wrong-requests.ts'

/** Size of a server's pool, unless DATABASE_POOL sets another one. */
export const DATABASE_CONNECTIONS = 20

const PLUGIN_TIMEOUT_MS = 60_000
/** Far more than any shopper's call sends; staff, forms and tickets have limits of their own. */
const BODY_LIMIT_BYTES = 16 * 1024
const REQUEST_TIMEOUT_MS = 30_000
/** After this long without a byte in either direction a connection ends; longer than any call computes. */
const SILENCE_TIMEOUT_MS = 120_000

declare module 'fastify' {
  interface FastifyInstance {
    db: Db
    secrets: Secrets
    addressLimits: AddressLimits
    orderCaps: OrderCaps
    announcer: Announcer
    /** Tells open pages of the back office what happens. */
    live: LiveHub
    failedLogins: FailedLogins
    /** Called after each login; in `api/people`, which knows no cart. */
    mergeGuestCart: typeof mergeGuestCart
    managersNeedTotp: boolean
    wallets: Wallets
    sms: Sms
    /** Where webhooks may go. */
    receivers: ReceiverRules
    cdn: Cdn
    /** Folder for the files of exports; that of the system if undefined. */
    exportsDir: string | undefined
  }
}

export type AppOptions = {
  db: Db
  /** Connections of the pool of `db`; DATABASE_CONNECTIONS by default. */
  connections?: number
  /** Separate pool for searches; `db` by default. */
  searchDb?: Db
  /** Event-loop delay above which browsing is refused (bulkheads.ts); never by default. */
  maxEventLoopDelayMs?: number
  /** How long a public read may wait for its turn (bulkheads.ts). */
  longestWaitMs?: number
  /** Origin under which people reach the shop, without a trailing slash. */
  publicUrl: string
  storage: MediaStorage
  secrets: Secrets
  /** Folder in which mails are stored as files; its mails are shown at /dev/mail. */
  outboxDir?: string
  /** Folder for the files of exports, which have no name there; that of the system by default. */
  exportsDir?: string
  /** Factor for the usual limits per client address; 0 for no limits. */
  addressLimitFactor?: number
  logLevel: LogLevel
  /** Both wallets of the TEST gateway by default. */
  wallets?: Wallets
  /** A gateway that sends nothing by default: the worker sends. */
  sms?: Sms
  /** Where webhooks may go: to this machine, by default. */
  receivers?: ReceiverRules
  /** Folder of the TEST gateway's SMS, which are shown at /dev/messages. */
  messagesDir?: string
  /** Caches nothing until a listener for changes resumes it (cache/invalidation-listener.ts). */
  answers?: AnswerCache
  /** Source of public reads; `db` by default. */
  reads?: Reads
  /** Time limit for a request to arrive, headers and body. */
  requestTimeoutMs?: number
  /** Proxies whose x-forwarded-* headers count; by default those on this machine and in private networks. */
  trustedProxies?: TrustedProxies | undefined
  /** The network in front of the server whose headers name a client's location; none by default. */
  cdn?: Cdn
  /** Whether /api/docs lists the public calls only, and /api/admin/docs those of the back office. */
  hidesAdminCalls?: boolean
  /** Metrics of this process; none by default. */
  meter?: Meter | undefined
  /** The secret that opens /metrics, with `meter`; there is no such page by default. */
  metricsToken?: string | undefined
  /** Whether owners and managers must first set up a second factor; false by default. */
  managersNeedTotp?: boolean
  /** How it was started, for the list of missing setup; by default nothing is missing. */
  setUp?: SetUp
}

export type App = ReturnType<typeof buildApp>

/** Builds the API, not listening yet. Hooks are in the order in which a request meets them. */
export function buildApp(options: AppOptions) {
  const { db, publicUrl, storage, secrets, logLevel, answers = new AnswerCache(), reads = readPrimary(db) } = options
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, addressLimitFactor = 1, outboxDir, messagesDir } = options
  const { sms = { gateway: openTestGateway(messagesDir ?? ''), dailyParts: 1_000 } } = options
  const { connections = DATABASE_CONNECTIONS, searchDb = db, maxEventLoopDelayMs, longestWaitMs } = options
  const { meter, metricsToken } = options
  const isLimited = addressLimitFactor > 0
  const { receivers = receiverRules({ isProduction: false, WEBHOOKS_PRIVATE_NETWORKS: false }) } = options
  const { trustedProxies = OWN_NETWORK, cdn = 'none', hidesAdminCalls = false, managersNeedTotp = false } = options
  const { wallets = openWallets(testWalletSettings(publicUrl, secrets), { apiUrl: publicUrl, isTest: true }) } = options
  sayInPlainWords()
  const app = Fastify({
    serverFactory: serverOfFewAtOnce(proxyTest(trustedProxies)),
    logger: logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    childLoggerFactory: nameCallersId,
    trustProxy: trustOf(trustedProxies),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    // A machine that is busy during the start may need long to load the pages.
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    http: {
      connectionsCheckingInterval: Math.min(requestTimeoutMs, 5_000),
      headersTimeout: requestTimeoutMs,
      requireHostHeader: false, // refused below, in words
    },
    return503OnClosing: false,
    clientErrorHandler,
    frameworkErrors: errorHandler,
    rewriteUrl: ({ url = '/' }) => plainAddress(url),
  }).withTypeProvider<ZodTypeProvider>()

  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(errorHandler)
  readJsonBodies(app, (request) => app.takeTurnForBody(request))
  app.decorate('db', db)
  app.decorate('reads', reads)
  app.decorate('secrets', secrets)
  app.decorate('wallets', wallets)
  app.decorate('sms', sms)
  app.decorate('receivers', receivers)
  app.decorate('cdn', cdn)
  app.decorate('managersNeedTotp', managersNeedTotp)
  app.decorate('exportsDir', options.exportsDir)
  app.decorate('addressLimits', openAddressLimits(db, secrets.rateLimitKey, addressLimitFactor, sms.dailyParts))
  app.decorate('orderCaps', openOrderCaps(addressLimitFactor))
  app.decorate('mergeGuestCart', mergeGuestCart)
  openBulkheads(app, { searchDb, connections, sharesOut: isLimited, maxEventLoopDelayMs, longestWaitMs })
  app.decorate(
    'announcer',
    openAnnouncer(db, {
      onError: (err) => app.log.warn({ err }, 'cannot notify other processes of changes'),
      onNotice: ({ channel, payload }) => channel === CACHE_CHANNEL && answers.drop([payload]),
    }),
  )
  app.addHook('onClose', () => app.announcer.close())
  app.decorate(
    'live',
    new LiveHub({
      db,
      managersNeedTotp,
      onError: (err) => app.log.warn({ err }, 'open pages of the back office do not hear what happens'),
    }),
  )
  app.addHook('preClose', () => app.live.close())
  app.decorate('failedLogins', openFailedLogins(db, secrets.rateLimitKey))
  app.decorateRequest('session')
  app.decorateRequest('language', 'en')

  compressReplies(app)
  cutUnreadReplies(app)
  takeInUnreadBodies(app)
  beginFairly(app, { isLimited })
  sendRequestIds(app)
  sendSecurityHeaders(app, publicUrl)
  allowOurPages(app, publicUrl)
  logRequests(app)
  if (meter) timeRequests(app, meter)
  countViews(app)
  refuseWithoutHost(app)
  answerFromMemory(app, answers)
  refuseWrongAddresses(app)
  refuseOtherSites(app, publicUrl)
  takeTurnsByNetwork(app, { isLimited, connections })
  boundBodies(app)
  forgetOldCounts(app)

  healthRoutes(app, db, storage)
  if (meter && metricsToken !== undefined) metricsRoutes(app, metricsToken, meter)
  securityTxt(app, publicUrl)
  app.register(compress, { threshold: 1_024, globalDecompression: false })
  app.register(swagger, openApi(publicUrl))
  app.register(mediaRoutes, { storage })
  app.register(modelRoutes, { storage })
  app.register(featureRoutes, { prefix: '/api', publicUrl, storage, setUp: options.setUp })
  app.register(integrationRoutes, { prefix: '/api/v1', publicUrl })
  app.register(bareAvatarRoutes)
  app.register(docsRoutes, { hidesAdminCalls })
  if (outboxDir !== undefined) app.register(devMailPages, { outboxDir })
  if (messagesDir !== undefined) app.register(devMessagePages, { messagesDir })
  if (wallets.isTest) app.register(testGatewayRoutes, { publicUrl, apiUrl: wallets.apiUrl })
  return app
}
