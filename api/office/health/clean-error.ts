const MAX_LENGTH = 300
const MAX_READ = 2_000
const EMAIL = /[^\s<>"'()=,;:]{1,64}@[^\s<>"'()=,;:]{1,255}/g
const ADDRESS = /(https?:\/\/[^\s/?#]{1,255})[^\s]{0,2000}/g
/** Nine digits or more, as people write phone numbers. */
const PHONE = /\+?\d(?:[ -]?\d){8,19}/g
const WORD = /[\w+/=-]{24,}/g
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns an error as staff may read it: without the values of a query, email addresses, phone numbers, paths of
 * addresses, and long words that may be keys. The log of the server has the whole error.
 */
export function cleanError(error: string): string {
  const [withoutValues = ''] = error.slice(0, MAX_READ).split(/\nparams:/)
  return withoutValues
    .replaceAll(ADDRESS, '$1/…')
    .replaceAll(EMAIL, '(email address)')
    .replaceAll(WORD, (word) => (UUID.test(word) ? word : '(hidden)'))
    .replaceAll(PHONE, '(number)')
    .slice(0, MAX_LENGTH)
}
