const SUBMISSION_PORT = 587
const SECURE_PORT = 465

export type SmtpServer = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** TLS before any other command (STARTTLS); otherwise none. */
  requireTLS: boolean
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Parses `smtps://user:password@host[:port]` or `smtp://…[?tls=0]`. The latter requires STARTTLS, unless the server is
 * on this machine or `tls=0` turns it off.
 *
 * @throws RangeError for any other URL
 */
export function parseSmtpUrl(text: string): SmtpServer {
  const url = URL.parse(text)
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:') throw malformed('it does not begin with smtp[s]://')
  if (!url.hostname) throw malformed('the host is missing')
  if (url.pathname.length > 1 || url.hash) throw malformed('something follows the host')
  const secure = url.protocol === 'smtps:'
  if (url.search && (secure || url.search !== '?tls=0')) throw malformed('the only setting is ?tls=0 of smtp://')
  if (url.password && !url.username) throw malformed('the user is missing')

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const ignoreTLS = !secure && (url.search !== '' || isOnThisMachine(host))
  return {
    host,
    port: Number(url.port) || (secure ? SECURE_PORT : SUBMISSION_PORT),
    secure,
    requireTLS: !secure && !ignoreTLS,
    ignoreTLS,
    ...(url.username && { auth: { user: decoded(url.username), pass: decoded(url.password) } }),
  }
}

function isOnThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw malformed('user or password is not percent-encoded')
  }
}

function malformed(reason: string): RangeError {
  return new RangeError(`SMTP_URL: ${reason}`)
}
