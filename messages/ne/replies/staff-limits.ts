import { MAX_PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { YEAR_DAYS } from '#domain/calendar/bikram-sambat.ts'
import { MAX_PACKAGE_CM, MAX_PACKAGE_KG, MAX_PACKAGE_NAME_LENGTH, MAX_PACKAGES } from '#domain/catalog/packages.ts'
import {
  MAX_DOWN_PAYMENT_PERCENT,
  MAX_FEE_PERCENT,
  MAX_MONTHS,
  MAX_RATE_PERCENT,
} from '#domain/instalments/instalment-plan.ts'
import { SENT_AGAIN_WITHIN_DAYS } from '#domain/health/sent-again.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { DATA_REQUEST_WORDS_LENGTH } from '#domain/personal-data/data-requests.ts'
import { MAX_SET_PIECES, MIN_SET_PIECES } from '#domain/sets/product-set.ts'
import { MIN_STAFF_PASSWORD_LENGTH } from '#domain/staff/staff.ts'
import { FIRST_FREE_PORT, HTTPS_PORT } from '#domain/webhooks/receiver-url.ts'
import { MAX_ADDRESS_LENGTH } from '#domain/webhooks/webhook-events.ts'

const ne = (limit: number) => nepaliFormats.digits(String(limit))
const { least: leastWords } = DATA_REQUEST_WORDS_LENGTH

/** Problems of fields that name a limit of the shop, by their English text. */
export const sentences = {
  [`Must have at least ${MIN_STAFF_PASSWORD_LENGTH} characters`]: `कम्तीमा ${ne(MIN_STAFF_PASSWORD_LENGTH)} अक्षर हुनुपर्छ`,
  [`Must have at most ${MAX_PASSWORD_LENGTH} characters`]: `बढीमा ${ne(MAX_PASSWORD_LENGTH)} अक्षर हुनुपर्छ`,
  [`Must have at most ${MAX_ADDRESS_LENGTH} characters`]: `बढीमा ${ne(MAX_ADDRESS_LENGTH)} अक्षर हुनुपर्छ`,
  [`Its port must be ${HTTPS_PORT}, or at least ${FIRST_FREE_PORT}`]: `पोर्ट ${ne(HTTPS_PORT)}, वा कम्तीमा ${ne(FIRST_FREE_PORT)} हुनुपर्छ`,
  [`Must have at least ${MIN_SET_PIECES} products`]: `कम्तीमा ${ne(MIN_SET_PIECES)} सामान हुनुपर्छ`,
  [`Must have at most ${MAX_SET_PIECES} products`]: `बढीमा ${ne(MAX_SET_PIECES)} सामान हुनुपर्छ`,
  [`May be at most ${MAX_PACKAGES} packages`]: `बढीमा ${ne(MAX_PACKAGES)} प्याकेट हुन सक्छ`,
  [`Each side must be 1 to ${MAX_PACKAGE_CM} cm`]: `हरेक छेउ १ देखि ${ne(MAX_PACKAGE_CM)} सेमि हुनुपर्छ`,
  [`Must weigh 0.1 to ${MAX_PACKAGE_KG} kg`]: `तौल ०.१ देखि ${ne(MAX_PACKAGE_KG)} केजी हुनुपर्छ`,
  [`Names have at most ${MAX_PACKAGE_NAME_LENGTH} characters`]: `नाम बढीमा ${ne(MAX_PACKAGE_NAME_LENGTH)} अक्षरको हुन्छ`,
  [`Its content was deleted after ${SENT_AGAIN_WITHIN_DAYS} days.`]: `यसको लेखाइ ${ne(SENT_AGAIN_WITHIN_DAYS)} दिनपछि मेटाइयो।`,
  [`Must be 2 to ${MAX_MONTHS}`]: `२ देखि ${ne(MAX_MONTHS)} हुनुपर्छ`,
  [`Must be 0 to ${MAX_RATE_PERCENT}`]: `० देखि ${ne(MAX_RATE_PERCENT)} हुनुपर्छ`,
  [`Must be 0 to ${MAX_FEE_PERCENT}`]: `० देखि ${ne(MAX_FEE_PERCENT)} हुनुपर्छ`,
  [`Must be 0 to ${MAX_DOWN_PAYMENT_PERCENT}`]: `० देखि ${ne(MAX_DOWN_PAYMENT_PERCENT)} हुनुपर्छ`,
  [`Must add up to ${YEAR_DAYS.min} or ${YEAR_DAYS.max} days`]: `जम्मा ${ne(YEAR_DAYS.min)} वा ${ne(YEAR_DAYS.max)} दिन हुनुपर्छ`,
  [`Say what the person asked for, in ${leastWords} characters or more`]: `व्यक्तिले के मागे, कम्तीमा ${ne(leastWords)} अक्षरमा लेख्नुहोस्`,
  [`Say how you made sure who it is, in ${leastWords} characters or more`]: `उहाँ नै हो भनेर कसरी पक्का गर्नुभयो, कम्तीमा ${ne(leastWords)} अक्षरमा लेख्नुहोस्`,
}
