const PLACEHOLDER = /\{([A-Za-z]+)\}/g
/** What Markdown could take for its own. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g

/**
 * Puts the shop's facts into a text: `{shippingFee}` becomes `Nrs. 1,000`. A name that is no fact stays as it stands,
 * for whoever wrote the text to see.
 *
 * @param facts       by name; one of an empty text is as good as none
 * @param isMarkdown  a fact is a text, whatever signs stand in it
 */
export function fillFacts(
  text: string,
  facts: Readonly<Record<string, string>>,
  { isMarkdown = false }: { isMarkdown?: boolean } = {},
): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name]! : whole
    return isMarkdown ? fact.replaceAll(PUNCTUATION, String.raw`\$&`) : fact
  })
}

/** The names between braces that a text asks for. */
export function askedFacts(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
}
