import { hasPiledMarks, latinDigits } from '../text.ts'

const EMAIL = /[^\s@]@[^\s@]{1,100}\.\p{L}/u
/** Ends of addresses that are no words which may follow a full stop without a space. */
const LINK =
  /\bhttps?:|\bwww\.|\b(?:wa|t|m)\.me\b|\b[a-z0-9-]{1,60}\.(?:com|net|org|info|biz|shop|store|online|site|website|xyz|top|club|vip|click|app|dev|io|co|cc|ly|gl|gg|tk|np|ru|su|cn|tw|hk|uk|eu|ua|de|fr|nl|pl|br|pk|bd|lk|ae)\b/i

/**
 * A mobile number of Nepal, or a number with its area code. What stands between digits is short and holds none, so this
 * takes linear time. What stands in sizes (`98*78*36`) is left out.
 */
const PHONE =
  /(?<!\d)(?:(?:00)?977[^\p{L}\p{N}*×]{0,5})?(?:9[^\p{L}\p{N}*×]{0,5}[678](?:[^\p{L}\p{N}*×]{0,5}\d){8}|0\d{1,2}[^\p{L}\p{N}*×]{0,5}\d(?:[ -]?\d){5,6})(?!\d)/u

/** Whether a text names an email address, a phone number or a page, which nobody shall publish in the shop, or hides what it says. */
export function revealsContact(text: string): boolean {
  if (hasPiledMarks(text)) return true
  // Browsers read `evil。com` as `evil.com`.
  const plain = latinDigits(text.normalize('NFKC')).replaceAll('。', '.')
  return EMAIL.test(plain) || LINK.test(plain) || PHONE.test(plain)
}
