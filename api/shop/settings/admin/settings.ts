import { getTableColumns, sql } from 'drizzle-orm'
import { Settings, SettingsDraft, SettingsKey, SettingsQuery } from '#contract/admin/settings.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { invoices, shopSettings as table } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { mailAboutGuarded, needsProof } from './guarded-settings.ts'

/** Format of the number that the tax office assigns to every business. */
const VAT_NUMBER = /^\d{9}$/

const { onlyRow: _, ...columns } = getTableColumns(table)
const id = sql<'shop'>`'shop'::text`

/** The store settings: a single record, which always exists. */
export const settingsKind = (secrets: Secrets) =>
  recordKind({
    name: 'shop',
    path: '/settings',
    tags: ['Back office: settings'],
    reads: 'settings.read',
    writes: 'settings.write',
    contract: { key: SettingsKey, draft: SettingsDraft, record: Settings, query: SettingsQuery },
    table,
    id,
    sorts: { name: table.name },
    wanted: () => undefined,

    rows: (db) =>
      db
        .select({ ...columns, id, hasInvoices: subquery<boolean>(sql`select exists (select from ${invoices})`) })
        .from(table),

    async update(tx, _id, draft, before) {
      refuseFields(settingsProblems(draft, before))
      await tx.update(table).set(draft)
      await mailAboutGuarded(tx, secrets, draft, before)
    },

    needsProof,
  })

type Before = SettingsDraft & { hasInvoices: boolean }

/** The stored number may stay even if invalid, so that the demo's sample does not block changes to other settings. */
function settingsProblems({ vatNumber, legalName }: SettingsDraft, before: Before) {
  const isNumber = vatNumber === '' || VAT_NUMBER.test(vatNumber) || vatNumber === before.vatNumber
  const printed = before.hasInvoices ? 'Is printed on invoices, and must not be blank any more' : undefined
  return {
    vatNumber: vatNumber === '' && before.vatNumber !== '' ? printed : isNumber ? undefined : 'Must be nine digits',
    legalName: legalName === '' && before.legalName !== '' ? printed : undefined,
  }
}
