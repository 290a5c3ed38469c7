/** What balancers and scrapers ask all the time, and streams, which last for hours: neither timed nor traced. */
export const unwatched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics', '/api/admin/live'])
