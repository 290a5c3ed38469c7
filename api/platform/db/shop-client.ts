import { Client, type ClientConfig } from 'pg'

const PROBE_WITHIN_MS = 3_000

/** `postgresql://user:password@`, then the hosts, then the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)/s

/** Returns one address per host: `postgresql://u:p@one:5432,two:5432/shop` has two hosts. */
export function eachHost(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = PARTS.exec(url) ?? []
  return hosts.split(',').map((host) => start + host + rest)
}

/**
 * A connection to the host that takes writes, like libpq's `target_session_attrs=read-write`. Every new connection probes
 * all hosts concurrently, so after a failover it finds the new primary. A single host is not probed.
 */
export class ShopClient extends Client {
  readonly #urls: string[]

  constructor(config: ClientConfig = {}) {
    const urls = eachHost(config.connectionString ?? '')
    super({ ...config, connectionString: urls[0] })
    this.#urls = urls
    // A pool listens only after `connect` calls back, a moment after the connection is made. An unhandled `error` event would
    // end the process. The interrupted query rejects anyway.
    this.on('error', () => {})
  }

  override connect(): Promise<Client>
  override connect(callback: (error: Error) => void): void
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's own type of the callback
  override connect(callback?: (error: any) => void): Promise<Client> | void {
    const connecting = this.#urls.length === 1 ? super.connect() : this.#connectToPrimary()
    if (!callback) return connecting
    connecting.then(() => callback(null), callback)
  }

  async #connectToPrimary(): Promise<Client> {
    const { host, port } = await findPrimary(this.#urls)
    Object.assign(this, { host, port })
    return super.connect()
  }
}

/** A ShopClient for a pooler in transaction mode, where a prepared statement may be missing the next time. */
export class UnpreparedClient extends ShopClient {
  override query = ((query: unknown, ...rest: unknown[]) => {
    const asked = typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query
    return (super.query as (...all: unknown[]) => unknown)(asked, ...rest)
  }) as Client['query']
}

async function findPrimary(urls: string[]): Promise<Client> {
  try {
    return await Promise.any(urls.map(asPrimary))
  } catch (error) {
    const reasons = (error as AggregateError).errors.map((reason: Error) => reason.message)
    // SQLSTATE 08001: unable to establish a connection.
    throw Object.assign(new Error(`no host takes writes: ${reasons.join('; ')}`), { code: '08001' })
  }
}

/** @throws Error that names the host, when it does not answer or is read-only */
async function asPrimary(url: string): Promise<Client> {
  const times = { connectionTimeoutMillis: PROBE_WITHIN_MS, query_timeout: PROBE_WITHIN_MS }
  const client = new Client({ connectionString: url, ...times })
  client.on('error', () => {}) // the interrupted query rejects
  const asked = async () => {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0].transaction_read_only === 'on') throw new Error('read-only')
    return client
  }
  try {
    return await asked()
  } catch (error) {
    throw new Error(`${client.host}:${client.port} ${(error as Error).message}`, { cause: error })
  } finally {
    void client.end().catch(() => {}) // it may already be closed
  }
}
