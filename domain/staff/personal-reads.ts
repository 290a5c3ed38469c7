/** What staff can read of customers' personal data: records that show how to reach somebody, and exported files. */
export const personalReadKinds = ['customer', 'order', 'message', 'custom-request', 'export'] as const
export type PersonalReadKind = (typeof personalReadKinds)[number]

/** How long the log of reads is kept. The database's trigger has the same number. */
export const PERSONAL_READS_KEPT_DAYS = 365
