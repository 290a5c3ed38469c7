/** The nonce for style elements that the document's policy names (admin/server/index-page.ts). */
export function documentNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
