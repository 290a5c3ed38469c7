const PLACEHOLDER = /\{([A-Za-z]+)\}/g
/** Characters that Markdown could interpret. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g

/**
 * Fills the shop's facts into a text: `{shippingFee}` becomes `Nrs. 1,000`. An unknown name stays unchanged, so that
 * its author sees it.
 *
 * @param facts       texts by name; an empty one removes its placeholder
 * @param isMarkdown  whether to escape facts, so that Markdown interprets none of their characters
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

/** Returns the names between braces in a text. */
export function askedFacts(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!)
}
