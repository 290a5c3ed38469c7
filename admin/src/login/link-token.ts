/** What the link of a mail holds. */
export function linkToken(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
