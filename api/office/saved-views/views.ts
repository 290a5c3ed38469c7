import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import type { NewSavedViewBody, SavedView, SavedViewBody } from '#contract/admin/saved-views.ts'
import { refuseStale, versionOf } from '../../platform/records/version.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { deleteView, findView, holdViewsOf, insertView, updateView, type StoredView } from './view-queries.ts'

/** Views of one person, shared or not, over all lists. */
const MOST_VIEWS = 50

/** The staff member of the request. */
type By = { id: string; role: StaffRole }

/**
 * Saves a view.
 *
 * @throws AppError conflict when they already have a view of this name, or fifty views
 */
export function saveView(db: Db, by: By, view: NewSavedViewBody): Promise<SavedView> {
  return db.transaction(async (tx) => {
    const held = await holdViewsOf(tx, by.id)
    if (held.length >= MOST_VIEWS) throw tooManyViews()
    const id = await insertView(tx, { ...view, staffId: by.id })
    if (id === undefined) throw nameTaken()
    return presentView((await findView(tx, id))!, by)
  })
}

/**
 * Updates a view.
 *
 * @throws AppError not_found, forbidden for another person's, conflict for a name that they already use, stale
 */
export function changeView(db: Db, by: By, id: number, { version, ...values }: SavedViewBody): Promise<SavedView> {
  return db.transaction(async (tx) => {
    const held = await holdViewsOf(tx, by.id)
    const view = await seenView(tx, by, id)
    if (view.staffId !== by.id) throw new AppError('forbidden', say('views.of-other', { name: view.madeBy }))
    refuseStale(presentView(view, by), version)
    const isTaken = held.some((one) => one.id !== id && one.resource === view.resource && one.name === values.name)
    if (isTaken) throw nameTaken()
    await updateView(tx, id, values)
    return presentView((await findView(tx, id))!, by)
  })
}

/**
 * Removes one's own view; owners remove those that others share, too.
 *
 * @throws AppError not_found, forbidden
 */
export function removeView(db: Db, by: By, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const { staffId, madeBy } = await seenView(tx, by, id)
    if (staffId !== by.id && !mayDo(by.role, 'views.remove')) {
      throw new AppError('forbidden', say('views.of-other-to-delete', { name: madeBy }))
    }
    await deleteView(tx, id)
  })
}

/** Returns a view. Those that others do not share are treated as unknown. */
async function seenView(tx: Db, by: By, id: number): Promise<StoredView> {
  const view = await findView(tx, id)
  if (!view || (view.staffId !== by.id && !view.isShared)) throw new AppError('not_found', 'There is no such view.')
  return view
}

export function presentView({ staffId, ...view }: StoredView, by: { id: string }): SavedView {
  const { name, filters, sort, isShared } = view
  return { ...view, isMine: staffId === by.id, version: versionOf({ name, filters, sort, isShared }) }
}

function tooManyViews(): AppError {
  const refusal = say('views.too-many', { most: MOST_VIEWS })
  return new AppError('conflict', refusal)
}

function nameTaken(): AppError {
  return new AppError('conflict', 'You have a view of this name already.', {
    name: 'You have a view of this name already',
  })
}
