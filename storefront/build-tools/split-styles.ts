/** A rule and the ids of the style files that its classes are from (page-styles.ts). */
type Rule = readonly [ids: readonly string[], text: string]

const COMMENT = /\/\*[^]*?\*\//g

/** Returns a stylesheet's rules in order; neighbors from the same files are one. */
export function splitStyles(css: string): Rule[] {
  const rules: [ids: readonly string[], text: string][] = []
  for (const text of outermost(css.replaceAll(COMMENT, ''))) {
    const ids = idsIn(text)
    const last = rules.at(-1)
    if (last && String(last[0]) === String(ids)) last[1] += text
    else rules.push([ids, text])
  }
  return rules
}

/** Returns the ids of style files in class names, sorted. Names of files are no class names. */
function idsIn(text: string): string[] {
  const ids = text.replaceAll(/url\([^)]*\)/g, '').matchAll(/__([0-9a-z]{3})\b/g)
  return [...new Set(Array.from(ids, ([, id]) => id!))].toSorted()
}

/** Splits after each closing brace, or semicolon, outside of other braces and of texts. */
function outermost(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: found, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]/g)) {
    if (found === '{') depth++
    if (found === '}') depth--
    if (depth > 0 || !/[};]/.test(found) || found.length > 1) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  if (css.slice(start).trim() !== '')
    throw new Error(`The stylesheet ends inside a rule: ${css.slice(start, start + 80)}`)
  return rules
}
