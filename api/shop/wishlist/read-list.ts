import type { KeyObject } from 'node:crypto'
import type { ListReply } from '#contract/wishlist.ts'
import type { Language } from '#domain/language/languages.ts'
import type { Db } from '../../platform/db/client.ts'
import { readListRows } from './list-queries.ts'
import { presentItem } from './present-item.ts'
import { liveToken } from './share-token.ts'
import { findShare } from './share-queries.ts'

/** Returns the whole list, and the token of its shared link. */
export async function readList(
  db: Db,
  listLinkKey: KeyObject,
  userId: string,
  language: Language,
): Promise<Pick<ListReply, 'data' | 'share'>> {
  const [rows, share] = await Promise.all([readListRows(db, userId, language), findShare(db, userId)])
  const token = share && liveToken(listLinkKey, share)
  return { data: rows.map((row) => presentItem(row, language)), share: token === undefined ? null : { token } }
}
