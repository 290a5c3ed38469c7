import type { Language } from '#domain/language/languages.ts'
import type { NoticeKind } from '#domain/notices/notices.ts'
import { messageText } from '../../platform/language/message-text.ts'
import type { NoticedPiece } from '../../platform/mail/templates/template-data.ts'
import { linkPage } from './link-page.ts'

/** Asks whether to unsubscribe from one kind of notice, or from all. */
export function unsubscribePage(language: Language, kind: NoticeKind): string {
  return linkPage({
    language,
    title: messageText(language, 'notices.unsubscribe'),
    text: messageText(language, `notices.unsubscribe.${kind}`),
    buttons: [
      { label: messageText(language, 'notices.unsubscribe.this') },
      { label: messageText(language, 'notices.unsubscribe.all'), scope: 'all' },
    ],
  })
}

export function unsubscribedPage(language: Language, which: NoticeKind | 'all'): string {
  return linkPage({
    language,
    title: messageText(language, 'notices.unsubscribed'),
    text: messageText(language, `notices.unsubscribed.${which}`),
  })
}

/** @param piece  the product with its choice; null for a cart */
export function confirmPage(language: Language, kind: NoticeKind, piece: NoticedPiece | null): string {
  return linkPage({
    language,
    title: messageText(language, 'notices.confirm'),
    piece,
    text: messageText(language, `notices.consent.${kind}`),
    buttons: [{ label: messageText(language, 'notices.confirm.yes') }],
  })
}

export function confirmedPage(language: Language, kind: NoticeKind, piece: NoticedPiece | null): string {
  return linkPage({
    language,
    title: messageText(language, 'notices.confirmed'),
    piece,
    text: messageText(language, `notices.on.${kind}`),
  })
}

export function brokenLinkPage(language: Language): string {
  return linkPage({
    language,
    title: messageText(language, 'notices.broken'),
    text: messageText(language, 'notices.no-link'),
  })
}
