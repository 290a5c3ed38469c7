import type { DriverActRefusal } from '#domain/drive/driver-acts.ts'
import { t } from '../language/t.ts'

/** What the office does about an act that was not accepted. */
export const whatToDo: Record<DriverActRefusal, string> = {
  moved: t(
    'Call the driver. If the customer has the pieces, give the delivery back to this driver and today, and hand it over here.',
  ),
  over: t('Compare it with the order. If cash was taken twice, refund it.'),
  'not-started': t('Dispatch the delivery, then hand it over here if the customer has the pieces.'),
  changed: t(
    'Call the driver: which pieces does the customer have? Split the delivery to match, then hand it over here.',
  ),
  'wrong-code': t(
    'Call the customer for the code. With the right one, hand it over here; otherwise the pieces come back.',
  ),
  'too-many-codes': t('A manager checks who has the pieces, and hands it over here.'),
  'needs-code': t('Call the customer for the code, and hand it over here.'),
  'no-reason': t('Ask the driver who received the pieces, and hand it over here.'),
  'own-order': t('A colleague checks who has the pieces, and hands it over here.'),
  'needs-manager': t('A manager checks who has the pieces, and hands it over here.'),
  cash: t(
    'Call the driver: was the rest paid? Hand it over here once the cash is complete; otherwise the pieces come back.',
  ),
  unpaid: t('Call the customer about the balance. Record it, then hand the delivery over here.'),
  broken: t('The phone sent something that could not be read. Call the driver, and record here what happened.'),
  other: t('Call the driver, and record here what happened.'),
}
