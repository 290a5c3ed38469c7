/** Numbers of Nepal Telecom and Ncell. Numbers with 96 were Smart Telecom's, which has closed. */
const REACHED = /^\+977(9[78]\d{8})$/

/**
 * Returns a mobile number as the gateways take it: ten digits without the country's code.
 *
 * @param phone  as parseMobile returns it
 * @returns null when no SMS reaches it
 */
export function smsNumber(phone: string): string | null {
  const [, digits] = REACHED.exec(phone) ?? []
  return digits ?? null
}
