/** The shop's colors for mails, which cannot use the storefront's tokens.css; a test compares the two. */
export const colours = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sand: '#efe9de',
  'sand-soft': '#f5f0e7',
  line: '#e4dacb',
  ink: '#2a211b',
  'ink-soft': '#665848',
  timber: '#5b3a24',
  'timber-deep': '#432a19',
  brick: '#a8442a',
} as const

export const fonts = {
  serif: "Eczar, 'Noto Serif Devanagari', Georgia, serif",
  sans: "Mukta, 'Noto Sans Devanagari', system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif",
} as const

/** The butterfly key of the logo. */
export const keyShape = 'polygon(0 0, 50% 30%, 100% 0, 100% 100%, 50% 70%, 0 100%)'
