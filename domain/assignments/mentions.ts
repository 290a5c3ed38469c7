type Person = { id: string; name: string }

/** Far more notes than anybody writes about an order. */
export const MOST_NOTES_SEEN_AT_ONCE = 500

const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * Returns the people whom a note mentions: `@` and their whole name, in any case. Where one name begins like another, the
 * longer one counts.
 */
export function mentionedIn(words: string, people: readonly Person[]): Person[] {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const said = words.toLowerCase()
  const found = new Set<Person>()
  for (let at = said.indexOf('@'); at !== -1; at = said.indexOf('@', at + 1)) {
    const person = longestFirst.find(({ name }) => isNamedAt(said, at + 1, name.toLowerCase()))
    if (person) found.add(person)
  }
  return people.filter((person) => found.has(person))
}

function isNamedAt(said: string, at: number, name: string): boolean {
  return name !== '' && said.startsWith(name, at) && !LETTER.test(said.charAt(at + name.length))
}

/**
 * Returns what somebody has typed of a name after the last `@` before the cursor; undefined if they are not typing one.
 */
export function typedMention(words: string, cursor: number): string | undefined {
  const at = words.lastIndexOf('@', cursor - 1)
  if (at === -1 || at >= cursor) return undefined
  if (at > 0 && LETTER.test(words.charAt(at - 1))) return undefined // an email address
  const typed = words.slice(at + 1, cursor)
  return typed.includes('\n') ? undefined : typed
}
