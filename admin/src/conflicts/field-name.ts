/** Returns the label for a path in a record: `translations.ne.shortName` -> `Short name (Nepali)`. */
export function fieldName(path: string): string {
  const nepali = /^translations\.ne\.(.+)$/.exec(path)
  const words = (nepali?.[1] ?? path).split('.').map(inWords).join(' › ')
  return nepali ? `${words} (Nepali)` : words
}

function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
