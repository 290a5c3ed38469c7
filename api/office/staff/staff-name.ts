import { isPlainName } from '#domain/accounts/person-name.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findStaff, listActiveNames, lockStaffNames, updateStaff } from './staff-queries.ts'

/**
 * Refuses a name that could act as more than a name, in a mail for instance, or look like another one.
 *
 * @throws AppError invalid_input
 */
export function refuseStaffName(name: string): void {
  const problem = staffNameProblem(name)
  if (problem === undefined) return
  throw new AppError('invalid_input', `name: ${problem}`, { name: problem })
}

/**
 * Letters of other scripts look like those of a colleague's name, such as the Cyrillic а, and so do many Latin ones that no
 * name has. These are Basic Latin, Latin-1 and Latin Extended-A without the dotless ı, the kra ĸ and the long ſ.
 */
const LATIN = /^[A-Za-zÀ-ÖØ-öø-İĲ-ķĹ-ž\d .'-]+$/u
const DEVANAGARI = /^[\p{Script=Devanagari}\u200C\u200D\d .'-]+$/u

function staffNameProblem(name: string): string | undefined {
  if (!isPlainName(name)) return 'Must be a name: one line with a letter in it'
  if (OF_NOBODY.has(nameKey(name))) return 'Records call the shop itself so. Please choose another name.'
  const composed = name.normalize('NFC')
  if (LATIN.test(composed) || DEVANAGARI.test(composed)) return undefined
  return "Please use letters from A to Z, also with accents, or Devanagari ones, not both; besides them digits, spaces and . ' - only"
}

/**
 * Updates a staff member's own name.
 *
 * @throws AppError invalid_input; conflict for the name of a colleague
 */
export async function changeOwnName(staffDb: Db, id: string, name: string): Promise<void> {
  await staffDb.transaction(async (tx) => {
    await lockStaffNames(tx)
    const before = await findStaff(tx, id)
    if (name !== before!.name) refuseStaffName(name)
    await refuseNameOfColleague(tx, name, { id, known: before!.name })
    await updateStaff(tx, id, { name })
  })
}

/**
 * Refuses a name that an active colleague has, whatever its case, accents, spaces, dots and invisible letters: records would
 * read as if the colleague had acted. Only owners give two people one name. The caller must have called `lockStaffNames`.
 *
 * @param known  the person's name so far, which an owner has seen and which they may keep
 * @throws AppError conflict
 */
export async function refuseNameOfColleague(
  tx: Db,
  name: string,
  { id, known }: { id: string; known: string },
): Promise<void> {
  if (nameKey(name) === nameKey(known)) return
  const colleagues = (await listActiveNames(tx)).filter((one) => one.id !== id)
  if (!isNameOfOne(colleagues, name)) return
  const problem = 'A colleague has this name. Add something that tells you apart.'
  throw new AppError('conflict', problem, { name: problem })
}

/**
 * Refuses the name of an active colleague for something else that records name, such as a program's key. Every other rule of
 * staff's names holds for it, too.
 *
 * @throws AppError invalid_input; conflict with `problem` for a colleague's name
 */
export async function refuseNameOfPerson(tx: Db, name: string, problem: string): Promise<void> {
  refuseStaffName(name)
  if (isNameOfOne(await listActiveNames(tx), name)) throw new AppError('conflict', problem, { name: problem })
}

function isNameOfOne(colleagues: readonly { name: string }[], name: string): boolean {
  const key = nameKey(name)
  return colleagues.some((one) => nameKey(one.name) === key)
}

/** What nobody sees of a name, or overlooks, as accents. The dependent vowels of Devanagari stay. */
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}|[\u0300-\u036F]/gu

/** What looks alike in many fonts, or in all: a vowel of Devanagari may be written as another one and a sign. */
const LOOK_ALIKES = Object.entries({
  अा: 'आ',
  अो: 'ओ',
  आे: 'ओ',
  अौ: 'औ',
  आै: 'औ',
  एे: 'ऐ',
  1: 'i',
  l: 'i',
  0: 'o',
  rn: 'm',
  vv: 'w',
})

function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replaceAll(NO_LETTERS, '')
  return LOOK_ALIKES.reduce((key, [seen, read]) => key.replaceAll(seen, read), plain)
}

/** What records call that which no person did. */
const OF_NOBODY = new Set(
  ['System', 'Shop', 'The shop', 'Shopper', 'Customer', 'Guest', 'Staff', 'Kastha', 'API'].map(nameKey),
)
