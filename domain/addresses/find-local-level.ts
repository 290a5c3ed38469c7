/** A local level by its names; a form knows less of it than the server. */
export type NamedLevel = { name: string; ne?: string; label?: string; formerly?: string }

/** Words for the type of a local level, which stand after its name; the longer ones first. */
const typeWords = [
  'sub-metropolitan city',
  'sub-metropolitan',
  'metropolitan city',
  'metropolitan',
  'rural municipality',
  'municipality',
  'gaunpalika',
  'upamahanagarpalika',
  'mahanagarpalika',
  'nagarpalika',
  'उपमहानगरपालिका',
  'महानगरपालिका',
  'नगरपालिका',
  'गाउँपालिका',
].map(withoutGaps)

/**
 * Finds the local level that somebody means: by its name in English or Nepali, or by its former name, with or without its
 * type. Case, spaces and hyphens do not count, and neither does the length of a vowel or the sign of a nasal sound.
 *
 * @param levels  those of a district
 */
export function findLocalLevel<Level extends NamedLevel>(levels: readonly Level[], typed: string): Level | undefined {
  const meant = withoutGaps(typed)
  if (meant === '') return undefined
  return findNamed(levels, meant) ?? findNamed(levels, withoutType(meant))
}

/** Looks at today's names first: one local level may have the former name of another. */
function findNamed<Level extends NamedLevel>(levels: readonly Level[], wanted: string): Level | undefined {
  const isWanted = (name: string | undefined) => name !== undefined && withoutGaps(name) === wanted
  return (
    levels.find(({ name, ne, label }) => isWanted(name) || isWanted(ne) || isWanted(label)) ??
    levels.find(({ formerly }) => isWanted(formerly))
  )
}

function withoutType(name: string): string {
  const word = typeWords.find((one) => name.endsWith(one) && name.length > one.length)
  return word === undefined ? name : name.slice(0, -word.length)
}

/** What people write for each other: short and long vowels, and ब and व. */
const alikeLetters: Record<string, string> = { ई: 'इ', ऊ: 'उ', 'ी': 'ि', 'ू': 'ु', व: 'ब' }

/** Leaves out gaps and what people spell in several ways: nasal sounds before other consonants, and halantas. */
function withoutGaps(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ंँ]|[ङञणनम]्(?=[क-भ])|[\s\p{Pd}.]|्/gu, '')
    .replaceAll(/[ईऊीूव]/g, (letter) => alikeLetters[letter]!)
}
