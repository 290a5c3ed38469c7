import { type CellReader, flag, matching, text, whole } from './import-cells.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '../slug.ts'
import { MAX_PIECE_QUANTITY, MAX_SET_PERCENT } from '../sets/product-set.ts'

type SetColumn = {
  name: string
  /** Columns of a set count once a set, and may be blank in its further rows. */
  of: 'set' | 'piece'
  read: CellReader
  /** Explanation of the column, for the person who fills it in. */
  hint: string
  /** A new set or piece needs it, and none may be without. */
  isRequired?: boolean
}

/** As the form of a set has it (contract/admin/sets.ts). */
const MAX_SET_NAME_LENGTH = 80
const UUID_LENGTH = 36
const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const id = matching(UUID_PATTERN, UUID_LENGTH, 'Must be the id of a set, as an export has it')
const name = text(MAX_SET_NAME_LENGTH, { isOneLine: true })
const slug = matching(SLUG_PATTERN, MAX_SLUG_LENGTH, 'Must be small letters and digits with hyphens between')

/** The columns of a file of sets, in the order in which they are exported. One row is one product of a set. */
export const setColumns: readonly SetColumn[] = [
  { name: 'set_id', of: 'set', read: (typed) => id(typed.toLowerCase()), hint: 'Finds a set; blank for a new one' },
  { name: 'set', of: 'set', read: name, hint: 'Name in English; finds a set if there is no set_id', isRequired: true },
  { name: 'set_ne', of: 'set', read: name, hint: 'Name in Nepali' },
  {
    name: 'percent',
    of: 'set',
    read: whole(1, MAX_SET_PERCENT),
    hint: 'Percent off the goods of a complete set',
    isRequired: true,
  },
  { name: 'active', of: 'set', read: flag, hint: 'yes or no; new sets are not active unless it says yes' },
  { name: 'product', of: 'piece', read: slug, hint: 'Slug of a product, the main one first', isRequired: true },
  { name: 'quantity', of: 'piece', read: whole(1, MAX_PIECE_QUANTITY), hint: 'Pieces of it in a set; blank is 1' },
  { name: 'same_size', of: 'piece', read: flag, hint: 'yes if it has the size of the main product; blank is no' },
]
