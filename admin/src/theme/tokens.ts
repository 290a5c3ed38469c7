/**
 * Design tokens of the storefront (storefront/app/ui/tokens.css) that the back office uses. They are values because MUI
 * calculates with colors. A test compares both.
 */
export const tokens = {
  paper: '#fbf8f3',
  surface: '#ffffff',
  sand: '#efe9de',
  'sand-soft': '#f5f0e7',
  line: '#e4dacb',
  'line-strong': '#93836f',
  ink: '#2a211b',
  'ink-soft': '#665848',
  timber: '#5b3a24',
  'timber-deep': '#432a19',
  brick: '#a8442a',
  'brick-deep': '#8a3520',
  'brick-tint': '#f7e6de',
  forest: '#2f6b4f',
  'forest-tint': '#e3eee6',
  marigold: '#b67c0b',
  'marigold-ink': '#76500a',
  'marigold-tint': '#f8ecd2',
  danger: '#b3261e',
  'danger-tint': '#fae7e5',
  pending: '#97500a',
  'pending-tint': '#fbe9d3',
  confirm: '#2b7039',
  'confirm-tint': '#e2f1e3',
  delivered: '#1d4a37',
  'delivered-tint': '#d7e8de',
  cancelled: '#665848',
  'cancelled-tint': '#efe9de',
} as const

/** Text and background colors of chips and notices, all with a contrast above 4.5:1. */
export const tones = {
  pending: { color: tokens.pending, ground: tokens['pending-tint'] },
  confirm: { color: tokens.confirm, ground: tokens['confirm-tint'] },
  delivered: { color: tokens.delivered, ground: tokens['delivered-tint'] },
  quiet: { color: tokens.cancelled, ground: tokens['cancelled-tint'] },
  danger: { color: tokens.danger, ground: tokens['danger-tint'] },
  notice: { color: tokens['marigold-ink'], ground: tokens['marigold-tint'] },
} as const

export type Tone = keyof typeof tones
