/** Returns the token of an emailed link. */
export function linkToken(): string {
  return new URLSearchParams(location.search).get('token') ?? ''
}
