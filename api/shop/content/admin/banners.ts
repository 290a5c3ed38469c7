import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { Banner, BannerDraft, BannersQuery } from '#contract/admin/content/banners.ts'
import { NumberKey } from '#contract/admin/records.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { say } from '../../../platform/language/sentence.ts'
import { recordKind } from '../../../platform/records/record-kind.ts'
import { refuseFields } from '../../../platform/records/refuse-fields.ts'
import { lastPosition } from '../../../platform/records/reorder-records.ts'
import { sayingAny } from '../../../platform/records/conditions.ts'
import type { Db } from '../../../platform/db/client.ts'
import { bannerImages, banners as table } from '../../../platform/db/schema.ts'
import { subquery } from '../../../platform/media/picture-rows.ts'
import { scheduleProblems, type Schedule } from './schedule-problems.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

const { id, title, isActive, startsAt, endsAt, position, linkLabel, linkCategoryId, translations } = table

const images = subquery<BannerDraft['images']>(sql`
  select coalesce(jsonb_agg(jsonb_build_object('pictureId', ${bannerImages.pictureId}, 'alt', ${bannerImages.alt},
    'descriptions', array_to_string(${bannerImages.descriptions}, E'\n'), 'translations', ${bannerImages.translations})
    order by ${bannerImages.position}), '[]')
  from ${bannerImages} where ${bannerImages.bannerId} = ${id}`)

/** The home page holds all of them, with up to eight pictures each. */
const MOST_SHOWN = 10

const isShown = (banner: Schedule) => banner.isActive || banner.startsAt !== null

/** @throws AppError conflict when the draft would be one banner too many that is shown, now or at its time */
async function refuseTooManyShown(tx: Db, draft: Schedule, before?: Schedule): Promise<void> {
  if (!isShown(draft) || (before && isShown(before))) return
  // Two that are switched on at once count one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('kastha shown banners', 0))`)
  if ((await tx.$count(table, or(eq(isActive, true), isNotNull(startsAt)))) < MOST_SHOWN) return
  throw new AppError('conflict', say('banners.too-many', { most: MOST_SHOWN }))
}

/** Slide groups in the home page's hero. */
export const banners = recordKind({
  name: 'banner',
  path: '/banners',
  tags: ['Back office: content'],
  reads: 'content.read',
  writes: 'content.write',
  contract: { key: NumberKey, draft: BannerDraft, record: Banner, query: BannersQuery },
  table,
  id,
  order: { table },
  sorts: { position },
  refusals: {
    banner_images_picture_id_pictures_id_fk: ['images', 'One of the pictures is not in the library any more'],
    banners_link_category_id_categories_id_fk: ['linkCategoryId', 'There is no such category any more'],
  },

  wanted: ({ q, ...query }) =>
    and(sayingAny(q, title, translations), query.isActive === undefined ? undefined : eq(isActive, query.isActive)),

  rows: (db) =>
    db
      .select({
        id,
        title,
        isActive,
        startsAt,
        endsAt,
        position,
        linkLabel: sql<string>`coalesce(${linkLabel}, '')`,
        linkCategoryId,
        translations,
        images,
      })
      .from(table),

  most: 100,

  async insert(tx, { images: drafts, ...draft }) {
    await refuseTooManyShown(tx, draft)
    const row = onlyRow(
      await tx
        .insert(table)
        .values({ ...rowOf(draft), position: lastPosition(table) })
        .returning({ id }),
    )
    await writeImages(tx, row.id, drafts)
    return row.id
  },

  async update(tx, bannerId, { images: drafts, ...draft }, before) {
    await refuseTooManyShown(tx, draft, before)
    await tx.update(table).set(rowOf(draft, before)).where(eq(id, bannerId))
    if (isDeepStrictEqual(drafts, before.images)) return
    await tx.delete(bannerImages).where(eq(bannerImages.bannerId, bannerId))
    await writeImages(tx, bannerId, drafts)
  },

  async remove(tx, bannerId) {
    await tx.delete(table).where(eq(id, bannerId))
  },
})

/** @throws AppError invalid_input */
function rowOf(draft: Omit<BannerDraft, 'images'>, before?: Schedule) {
  const isLinked = draft.linkCategoryId !== null
  refuseFields({
    ...scheduleProblems(draft, before),
    linkLabel: isLinked && draft.linkLabel === '' && 'Must say where the button leads',
    linkCategoryId: !isLinked && draft.linkLabel !== '' && 'Must be where the button leads',
  })
  return { ...draft, linkLabel: draft.linkLabel || null }
}

async function writeImages(tx: Db, bannerId: number, drafts: BannerDraft['images']) {
  const rows = drafts.map(({ descriptions, ...image }, at) => {
    return { ...image, bannerId, position: at, descriptions: descriptions === '' ? [] : descriptions.split('\n') }
  })
  await tx.insert(bannerImages).values(rows)
}
