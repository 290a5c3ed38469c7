/**
 * The first words of keys whose texts do not travel with every page, by the group in which they travel. `later`: parts
 * that are loaded when somebody opens them; the texts come with the first such part. The other groups belong to pages,
 * which ask for theirs before they are shown (`textsOfPage`). Whatever every page shows must use no such text.
 */
const wordsOfGroups = {
  later: ['cart', 'custom-form', 'model', 'offline', 'quick-view', 'size-guide', 'suggest', 'viewer'],
  comparison: ['comparison'],
}

export type TextGroup = keyof typeof wordsOfGroups

const groupOfWord = new Map(
  Object.entries(wordsOfGroups).flatMap(([group, words]) => words.map((word) => [word, group as TextGroup] as const)),
)

/** Undefined for a text that travels with every page. */
export function groupOf(key: string): TextGroup | undefined {
  return groupOfWord.get(key.slice(0, key.indexOf('.')))
}
